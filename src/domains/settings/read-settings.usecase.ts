import type { SettingKind, SettingValue, StaffSetting } from './setting.contract.ts'
import { allSettings, boundsNow, nameOf, SETTINGS, type SettingName } from './setting-specs.ts'
import type { SettingRow, SettingStore } from './setting.store.ts'

/** A plan as the staff know it. */
export type NamedPlan = { id: string; name: string; supplier: { name: string } }

type Needs = {
  store: Pick<SettingStore, 'rows'>
  first: Readonly<Record<SettingKind, SettingValue>>
  plans: readonly NamedPlan[]
}

/** Every setting as it is, in the order of the table. */
export function readSettings({ store, first, plans }: Needs): () => Promise<StaffSetting[]> {
  return async () => {
    const rows = new Map((await store.rows()).map((row) => [row.name, row]))
    const valueOf = (kind: SettingKind) => rows.get(kind)?.value ?? first[kind]
    return allSettings(plans.map(({ id }) => id)).map((setting) =>
      settingAsItIs(setting, {
        row: rows.get(nameOf(setting)),
        first: first[setting.kind],
        bounds: boundsNow(setting.kind, valueOf),
        plan: plans.find(({ id }) => id === setting.planId) ?? null,
      }),
    )
  }
}

type Around = {
  row: SettingRow | undefined
  first: SettingValue
  bounds: readonly [number, number] | null
  plan: NamedPlan | null
}

function settingAsItIs(setting: SettingName, { row, first, bounds, plan }: Around): StaffSetting {
  const { section, shape, unit, usual } = SETTINGS[setting.kind]
  return {
    name: nameOf(setting),
    kind: setting.kind,
    plan: plan && `${plan.supplier.name} · ${plan.name}`,
    section,
    shape,
    unit,
    value: row?.value ?? first,
    first,
    bounds: bounds && { from: bounds[0], to: bounds[1] },
    usual: usual && { from: usual[0], to: usual[1] },
    version: row?.version ?? 0,
    changed_by: row?.changedBy ?? null,
    changed_at: row?.changedAt.toString() ?? null,
  }
}
