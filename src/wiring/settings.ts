import { changeSetting } from '#domains/settings/change-setting.usecase.ts'
import { firstValues } from '#domains/settings/first-values.ts'
import { readSettings } from '#domains/settings/read-settings.usecase.ts'
import { settingRoutes } from '#domains/settings/setting.routes.ts'
import { holdSettings, raiseSettingsGeneration, settingStore } from '#domains/settings/setting.store.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'
import type { Suppliers } from './suppliers.ts'

export type Settings = ReturnType<typeof wireSettings>

/** Where the staff change them. */
export function wireSettings(
  { config, db, settings, rateLimit }: Shared,
  { plans }: Pick<Suppliers, 'plans'>,
  { staffWrite, requireStaff }: Pick<Staff, 'staffWrite' | 'requireStaff'>,
) {
  const store = settingStore(db)
  const first = firstValues(config)
  const change = changeSetting({
    store,
    holdAll: holdSettings,
    raiseGeneration: raiseSettingsGeneration,
    first,
    staffWrite,
    forget: settings.forget,
  })
  return {
    changeSetting: change,
    api: [
      settingRoutes({
        readSettings: readSettings({ store, first, plans }),
        changes: store.changes,
        changeSetting: change,
        planIds: plans.map(({ id }) => id),
        requireStaff,
        rateLimit,
      }),
    ],
  }
}
