import { useState } from 'react'
import type { StaffSetting } from '#domains/settings/setting.contract.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { SettingForm } from './setting-form.tsx'
import { SettingTable } from './setting-table.tsx'
import { settingsApi, useStaffSettingsQuery, useSettingChangesQuery } from './settings.api.ts'
import { useSettingText } from './use-setting-text.ts'
import { HistoryList } from '../frame/history-list.tsx'

/** Settings of the product by section, with their last author; changing one. */
export const { preload, Component } = staffPage({
  section: 'settings',
  load: ({ read }) => read(settingsApi.endpoints.staffSettings, undefined),
  Content: Settings,
})

function Settings() {
  const { t } = useTranslation('staff_settings')
  const { called } = useSettingText()
  const [chosen, setChosen] = useState<StaffSetting | null>(null)
  const close = () => setChosen(null)
  return (
    <>
      <p className="max-w-3xl text-sm text-ink-soft">{t('text')}</p>
      <Answered query={useStaffSettingsQuery()}>
        {({ items }) => (
          <div className="flex flex-col gap-4">
            {sectionsOf(items).map((section) => (
              <SettingTable
                key={section}
                section={section}
                settings={items.filter((setting) => setting.section === section)}
                onChange={setChosen}
              />
            ))}
          </div>
        )}
      </Answered>
      <Dialog open={chosen !== null} onClose={close} kind="sheet" title={chosen ? called(chosen) : ''}>
        {chosen && (
          <>
            <SettingForm key={chosen.name} setting={chosen} onDone={close} />
            <SettingHistory setting={chosen} />
          </>
        )}
      </Dialog>
    </>
  )
}

/** In the order of the table of settings. */
function sectionsOf(settings: readonly StaffSetting[]): StaffSetting['section'][] {
  return [...new Set(settings.map(({ section }) => section))]
}

/** Changes of a setting, with author, time and value. */
function SettingHistory({ setting }: { setting: StaffSetting }) {
  const { t } = useTranslation('staff_settings')
  const { valued } = useSettingText()
  return (
    <section aria-label={t('history')} className="mt-6">
      <h3 className="text-base">{t('history')}</h3>
      <Answered query={useSettingChangesQuery(setting.name)} height="h-20">
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
