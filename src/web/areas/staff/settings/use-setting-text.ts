import type { SettingValue, StaffSetting } from '#domains/settings/setting.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { localeOf } from '#ui/formats/dates.ts'
import { formatMoney } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLanguage } from '#ui/use-language.ts'

/** An amount in API format: 25 EUR, 100.00 EUR. */
const AMOUNT = /^(?<number>\d+(?:\.\d+)?) (?<currency>[A-Z]{3})$/

/** Returns the name and the value of a setting as text. */
export function useSettingText() {
  const { t } = useTranslation('staff_settings')
  const language = useLanguage()
  const amountOf = (number: number | string, currency: string) =>
    isolate(formatMoney({ amount: Math.round(Number(number) * 100), currency }, language))

  return {
    called: ({ kind, plan }: Pick<StaffSetting, 'kind' | 'plan'>) =>
      plan === null ? t(`names.${kind}`) : `${t(`names.${kind}`)}: ${isolate(plan)}`,
    valued(value: SettingValue, { unit }: Pick<StaffSetting, 'unit'>): string {
      if (typeof value === 'boolean') return t(value ? 'on' : 'off')
      if (typeof value === 'string') {
        const { number, currency } = AMOUNT.exec(value)?.groups ?? {}
        return number && currency ? amountOf(number, currency) : isolate(value)
      }
      if (unit === 'euros') return amountOf(value, 'EUR')
      const number = isolate(value.toLocaleString(localeOf(language)))
      return unit === null ? number : t(`units.${unit}`, { value: number })
    },
  }
}
