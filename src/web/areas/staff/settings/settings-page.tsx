import { useState } from 'react'
import type { StaffSetting } from '#domains/settings/setting.contract.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { SettingForm } from './setting-form.tsx'
import { SettingHistory } from './setting-history.tsx'
import { SettingTable } from './setting-table.tsx'
import { settingsApi, useListSettingsQuery } from './settings.api.ts'
import { useSettingText } from './use-setting-text.ts'

/** What administrators set of the product, by section, with who changed it; changing one. */
export const { preload, Component } = staffPage({
  section: 'settings',
  load: ({ read }) => read(settingsApi.endpoints.listSettings, undefined),
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
      <Answered query={useListSettingsQuery()}>
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
