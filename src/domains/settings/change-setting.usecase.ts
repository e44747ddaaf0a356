import { fail, ok, type Result } from '#kernel/result.ts'
import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import type { SettingFieldCode } from './setting-field-messages.ts'
import type { SettingValue } from './setting.contract.ts'
import { boundsNow, mayBe, nameOf, SETTINGS, type SettingName } from './setting-specs.ts'
import type { holdSettings, raiseSettingsGeneration, SettingStore } from './setting.store.ts'

/** A setting as it was seen (`version`), and what it is to be. */
export type WantedSetting = SettingName & { value: SettingValue; version: number }

type Fault = { path: 'value'; code: SettingFieldCode; values?: Readonly<Record<'from' | 'to', string>> }

export type ChangeSettingFailure =
  | { code: 'setting_changed'; detail: string }
  | { code: 'setting_out_of_bounds'; detail: string; faults: readonly Fault[] }

type Changed = Result<null, ChangeSettingFailure>
export type ChangeSetting = (wanted: WantedSetting, by: StaffActor) => Promise<Changed>

type Needs = {
  store: Pick<SettingStore, 'values' | 'put'>
  holdAll: typeof holdSettings
  raiseGeneration: typeof raiseSettingsGeneration
  first: Readonly<Record<WantedSetting['kind'], SettingValue>>
  staffWrite: StaffWrite
  /** This process follows at once. */
  forget: () => Promise<void>
}

/** Sets a setting for every process; refused where a colleague has changed it since it was seen. */
export function changeSetting(needs: Needs): ChangeSetting {
  const { store, holdAll, raiseGeneration, first, staffWrite, forget } = needs
  return async ({ kind, planId, value, version }, by) => {
    const name = nameOf({ kind, planId })
    const done = await staffWrite<Changed>(by, async (tx, now) => {
      // Who changes another setting waits here: bounds may depend on it.
      await holdAll(tx)
      const set = new Map((await store.values(tx)).map((one) => [one.name, one]))
      const held = set.get(name)
      if ((held?.version ?? 0) !== version)
        return fail({
          code: 'setting_changed',
          detail: `Somebody has changed it meanwhile, in version ${held?.version ?? 0}`,
        })
      const bounds = boundsNow(kind, (other) => set.get(other)?.value ?? first[other])
      if (!mayBe(kind, value, bounds)) return outOfBounds(kind, bounds)
      const before = held?.value ?? first[kind]
      if (before === value) return { value: ok(null), audited: null }
      await store.put(tx, { name, value, version: version + 1, by: by.staffId, now })
      await raiseGeneration(tx)
      return {
        value: ok(null),
        audited: {
          action: 'change_setting',
          subject: { kind: 'setting', id: name },
          before: { value: before },
          after: { value },
        },
      }
    })
    if (done.ok) await forget()
    return done
  }
}

function outOfBounds(kind: WantedSetting['kind'], bounds: readonly [number, number] | null) {
  const values = bounds && { from: String(bounds[0]), to: String(bounds[1]) }
  const fault: Fault = { path: 'value', code: SETTINGS[kind].invalid, ...(values && { values }) }
  return fail({
    code: 'setting_out_of_bounds',
    detail: 'This setting cannot be this',
    faults: [fault],
  } as const)
}
