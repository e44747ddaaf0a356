import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as operations from './setting-operations.contract.ts'
import { allSettings, currentBounds, nameOf, SETTINGS, type SettingName } from './setting-specs.ts'
import type { SettingChanges, SettingKind, StaffSetting } from './setting.contract.ts'
import { selectSettingChanges, selectSettings } from './setting.store.ts'

/** Maximum number of changes listed for a setting. */
const MAX_CHANGES = 20

/** Lists the current settings, in the order of `SETTINGS`. */
export async function listSettings({
  db,
  settings: { first },
  plans,
}: Pick<App, 'db' | 'settings' | 'plans'>): Promise<{ items: StaffSetting[] }> {
  const rows = new Map((await selectSettings(db)).map((row) => [row.name, row]))
  const valueOf = (kind: SettingKind) => rows.get(kind)?.value ?? first[kind]
  const items = allSettings(plans.map(({ id }) => id)).map((setting): StaffSetting => {
    const { kind, planId } = setting
    const { section, shape, unit, usual } = SETTINGS[kind]
    const row = rows.get(nameOf(setting))
    const bounds = currentBounds(kind, valueOf)
    const plan = plans.find(({ id }) => id === planId)
    return {
      name: nameOf(setting),
      kind,
      plan: plan ? `${plan.supplier.name} · ${plan.name}` : null,
      section,
      shape,
      unit,
      value: row?.value ?? first[kind],
      first: first[kind],
      bounds: bounds && { from: bounds[0], to: bounds[1] },
      usual: usual && { from: usual[0], to: usual[1] },
      version: row?.version ?? 0,
      changed_by: row?.changedBy ?? null,
      changed_at: row?.changedAt.toString() ?? null,
    }
  })
  return { items }
}

/** Lists the last changes of a setting, newest first. */
export async function listSettingChanges(
  { db, plans }: Pick<App, 'db' | 'plans'>,
  { params }: Call<typeof operations.listSettingChanges>,
): Promise<Result<SettingChanges, typeof noSuchSetting>> {
  if (!findSetting(plans, params.name)) return fail(noSuchSetting)
  const changes = await selectSettingChanges(db, params.name, MAX_CHANGES)
  return ok({ items: changes.map((one) => ({ ...one, at: one.at.toString() })) })
}

export const noSuchSetting = { code: 'setting_not_found', detail: 'There is no such setting' } as const

/** Finds a setting by its name. Undefined if its plan is no longer sold. */
export function findSetting(plans: App['plans'], name: string): SettingName | undefined {
  return allSettings(plans.map(({ id }) => id)).find((setting) => nameOf(setting) === name)
}
