import type { StaffSetting } from '#domains/settings/setting.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { HistoryList } from '../frame/history-list.tsx'
import { useListSettingChangesQuery } from './settings.api.ts'
import { useSettingText } from './use-setting-text.ts'

/** Who changed a setting, when, and to what. */
export function SettingHistory({ setting }: { setting: StaffSetting }) {
  const { t } = useTranslation('staff_settings')
  const { valued } = useSettingText()
  return (
    <section aria-label={t('history')} className="mt-6">
      <h3 className="text-base">{t('history')}</h3>
      <Answered query={useListSettingChangesQuery({ name: setting.name })} height="h-20">
        {({ items }) => (
          <HistoryList
            entries={items.map(({ at, by, before, after }) => ({
              key: at,
              at,
              by: by ?? t('somebody'),
              what:
                before !== null &&
                after !== null &&
                t('from_to', { before: valued(before, setting), after: valued(after, setting) }),
            }))}
            none={t('never_changed')}
          />
        )}
      </Answered>
    </section>
  )
}
