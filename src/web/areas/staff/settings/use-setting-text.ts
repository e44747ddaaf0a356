import type { SettingValue, StaffSetting } from '#domains/settings/setting.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

/** A setting in words: what it is called, and what it is set to. */
export function useSettingText() {
  const { t } = useTranslation('staff_settings')
  return {
    called: ({ kind, plan }: Pick<StaffSetting, 'kind' | 'plan'>) =>
      plan === null ? t(`names.${kind}`) : `${t(`names.${kind}`)}: ${isolate(plan)}`,
    valued(value: SettingValue, { unit }: Pick<StaffSetting, 'unit'>): string {
      if (typeof value === 'boolean') return t(value ? 'on' : 'off')
      return unit === null ? isolate(String(value)) : t(`units.${unit}`, { value: isolate(String(value)) })
    },
  }
}
