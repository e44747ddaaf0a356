import type { StaffSetting } from '#domains/settings/setting.contract.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { useSettingChangesQuery } from './settings.api.ts'
import { useSettingText } from './use-setting-text.ts'

/** Who changed a setting, when, and to what. */
export function SettingHistory({ setting }: { setting: StaffSetting }) {
  const { t } = useTranslation('staff_settings')
  const { valued } = useSettingText()
  return (
    <section aria-label={t('history')} className="mt-6">
      <h3 className="text-base">{t('history')}</h3>
      <Answered query={useSettingChangesQuery(setting.name)} height="h-20">
        {({ items }) => (
          <ol className="divide-y divide-line text-sm">
            {items.map(({ at, by, before, after }) => (
              <li key={at} className="py-2">
                {before !== null && after !== null && (
                  <span className="font-medium">
                    {t('from_to', { before: valued(before, setting), after: valued(after, setting) })}
                  </span>
                )}
                <span className="block text-xs text-ink-soft">
                  <InstantText value={at} /> · <bdi>{by ?? t('somebody')}</bdi>
                </span>
              </li>
            ))}
            {items.length === 0 && <li className="py-2 text-ink-soft">{t('never_changed')}</li>}
          </ol>
        )}
      </Answered>
    </section>
  )
}
