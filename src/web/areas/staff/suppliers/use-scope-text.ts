import type { StaffMargin } from '#domains/rentals/supply/margin-rule.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { countryName } from '#web/forms/use-countries.ts'

/** What a rule is for and what it does, in words. */
export function useScopeText() {
  const { t } = useTranslation('staff_suppliers')
  const language = useLanguage()

  function range(name: 'lead' | 'days', from: number | null, to: number | null): string[] {
    if (from === null && to === null) return []
    if (to === null) return [t(`margins.${name}.from`, { from: from ?? 0 })]
    return [from === null ? t(`margins.${name}.to`, { to }) : t(`margins.${name}.both`, { from, to })]
  }
  return {
    scope(rule: StaffMargin): string {
      const country = (code: string) => countryName(code, language)
      const parts = [
        ...(rule.plan === null ? [] : [isolate(rule.plan)]),
        ...(rule.plan !== null || rule.supplier === null ? [] : [isolate(rule.supplier)]),
        ...(rule.residence === null ? [] : [t('margins.lives_in', { country: country(rule.residence) })]),
        ...(rule.country === null ? [] : [t('margins.in_country', { country: country(rule.country) })]),
        ...(rule.place === null ? [] : [t('margins.at_place', { place: isolate(rule.place) })]),
        ...(rule.category === null ? [] : [t(`terms:category.${rule.category}`)]),
        ...range('lead', rule.lead_from, rule.lead_to),
        ...range('days', rule.days_from, rule.days_to),
      ]
      return parts.length === 0 ? t('margins.everything') : parts.join(' · ')
    },
    effect({ how, percent }: Pick<StaffMargin, 'how' | 'percent'>): string {
      const sign = how === 'add' && percent > 0 ? '+' : ''
      return t(`margins.effect.${how}`, { percent: isolate(`${sign}${percent}%`) })
    },
  }
}
