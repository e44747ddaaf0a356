import type { StaffSetting } from '#domains/settings/setting.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Parts } from '#ui/parts.tsx'
import { MAIN_ACTION } from '../frame/keys/main-action.ts'
import { RowButton } from '../frame/row-button.tsx'
import { useSettingText } from './use-setting-text.ts'

type SettingTableProps = {
  section: StaffSetting['section']
  settings: readonly StaffSetting[]
  onChange: (setting: StaffSetting) => void
}

/** Settings of one section with their last author. */
export function SettingTable({ section, settings, onChange }: SettingTableProps) {
  const { t } = useTranslation('staff_settings')
  const { called, valued } = useSettingText()
  return (
    <DataTable
      caption={t(`sections.${section}`)}
      captionShown
      rows={settings}
      rowKey={({ name }) => name}
      empty={null}
      columns={{
        name: {
          label: t('setting'),
          heads: true,
          plain: true,
          render: ({ kind, plan }) => (
            <>
              <span className="font-medium">{t(`names.${kind}`)}</span>
              {plan !== null && (
                <span className="block text-ink-soft">
                  <bdi>{plan}</bdi>
                </span>
              )}
            </>
          ),
        },
        value: { label: t('value'), render: (setting) => valued(setting.value, setting) },
        changed: {
          label: t('changed'),
          render: ({ changed_at, changed_by, ...setting }) =>
            changed_at === null ? (
              <span className="text-ink-soft">{t('as_configured')}</span>
            ) : (
              <>
                <Parts>
                  <InstantText value={changed_at} />
                  <bdi>{changed_by ?? t('somebody')}</bdi>
                </Parts>
                <span className="block text-ink-soft">
                  {t('configured', { value: valued(setting.first, setting) })}
                </span>
              </>
            ),
        },
        act: {
          label: t('act'),
          atEnd: true,
          plain: true,
          render: (setting) => (
            <RowButton {...MAIN_ACTION} onClick={() => onChange(setting)}>
              {t('change')}
              <span className="sr-only">{called(setting)}</span>
            </RowButton>
          ),
        },
      }}
    />
  )
}
