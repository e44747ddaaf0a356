import type { SettingValue, StaffSetting } from '#domains/settings/setting.contract.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import { Parts } from '#ui/parts.tsx'
import { useHeader } from '#web/app/store.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { StaffForm } from '../form/staff-form.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { useChangeSettingMutation, useListSettingsQuery } from './settings.api.ts'
import { useSettingText } from './use-setting-text.ts'

type SettingFormProps = { setting: StaffSetting; onDone: () => void }

/**
 * Changes a setting. Where a colleague has changed it since it was opened it shows what they did, and saves over that only
 * when told to again.
 */
export function SettingForm({ setting, onDone }: SettingFormProps) {
  const { t, messages } = useTranslation('staff_settings')
  const { called, valued } = useSettingText()
  const { lang_id } = useHeader()
  const [change] = useChangeSettingMutation()
  const { data } = useListSettingsQuery()
  const now = data?.items.find(({ name }) => name === setting.name) ?? setting
  const isStale = now.version !== setting.version
  const form = useStaffForm({
    id: 'setting',
    fields: [fieldOf(now, { label: called(setting), hint: hintOf(now) })],
    values: { value: setting.value },
    send: ({ value }) =>
      change({ name: setting.name, value: value as SettingValue, version: now.version, lang_id }),
    success: t('done', { name: called(setting) }),
    done: onDone,
  })

  function hintOf({ bounds, unit }: StaffSetting): string | undefined {
    if (bounds === null)
      return messages.exists(`staff_settings:hints.${setting.kind}`) ? t(`hints.${setting.kind}`) : undefined
    const [from, to] = [valued(bounds.from, { unit }), valued(bounds.to, { unit })]
    return t('between', { from, to })
  }
  return (
    <StaffForm form={form} label={t(isStale ? 'save_over' : 'save')} words="staff_settings:fields">
      <p className="text-sm text-ink-soft">{t(`texts.${setting.kind}`)}</p>
      {isStale && now.changed_at !== null && (
        <Notice tone="careful" title={t('changed_since')}>
          <Parts>
            {valued(now.value, now)}
            <InstantText value={now.changed_at} />
            <bdi>{now.changed_by ?? t('somebody')}</bdi>
          </Parts>
        </Notice>
      )}
    </StaffForm>
  )
}

function fieldOf(
  { shape, usual }: StaffSetting,
  said: { label: string; hint: string | undefined },
): FieldSpec {
  const shared = { ...said, name: 'value' }
  if (shape === 'switch') return { ...shared, kind: 'yes' }
  if (usual === null) return { ...shared, kind: 'code' }
  return { ...shared, kind: 'number', usual: [usual.from, usual.to] }
}
