import { writeAudited, type StaffActor } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { findSetting, listSettings, noSuchSetting } from './read-settings.usecase.ts'
import type { SettingFieldCode } from './setting-field-messages.ts'
import type * as operations from './setting-operations.contract.ts'
import { currentBounds, isValidSetting, nameOf, SETTINGS, type SettingName } from './setting-specs.ts'
import type { SettingKind, SettingValue, StaffSetting } from './setting.contract.ts'
import { lockSettings, raiseSettingsGeneration, saveSetting, selectSetValues } from './setting.store.ts'

type InvalidValue = {
  path: 'value'
  code: SettingFieldCode
  values?: Readonly<Record<'from' | 'to', string>>
}

type ChangeFailure =
  | { code: 'setting_changed'; detail: string }
  | { code: 'setting_out_of_bounds'; detail: string; faults: readonly InvalidValue[] }

/** Changes a setting for every process, and returns its current state. */
export async function changeSetting(
  app: Pick<App, 'db' | 'clock' | 'settings' | 'plans'>,
  { params, body: { value, version }, by }: Call<typeof operations.changeSetting>,
): Promise<Result<{ setting: StaffSetting }, ChangeFailure | typeof noSuchSetting>> {
  const setting = findSetting(app.plans, params.name)
  if (!setting) return fail(noSuchSetting)
  const changed = await writeSetting(app, { ...setting, value, version }, by)
  if (!changed.ok) return changed
  const { items } = await listSettings(app)
  const now = items.find(({ name }) => name === params.name)
  return now ? ok({ setting: now }) : fail(noSuchSetting)
}

/** Stores a setting for every process. Fails if the `version` that was read is no longer current. */
export async function writeSetting(
  app: Pick<App, 'db' | 'clock' | 'settings'>,
  { kind, planId, value, version }: SettingName & { value: SettingValue; version: number },
  by: StaffActor,
): Promise<Result<null, ChangeFailure>> {
  const { first, forget } = app.settings
  const name = nameOf({ kind, planId })
  const written = await writeAudited(
    app,
    by,
    async (tx, now, audit): Promise<Result<null, ChangeFailure>> => {
      // A change of another setting waits here: bounds may depend on it.
      await lockSettings(tx)
      const set = new Map((await selectSetValues(tx)).map((one) => [one.name, one]))
      const stored = set.get(name)
      if ((stored?.version ?? 0) !== version)
        return fail({
          code: 'setting_changed',
          detail: `Somebody has changed it meanwhile, in version ${stored?.version ?? 0}`,
        })
      const bounds = currentBounds(kind, (other) => set.get(other)?.value ?? first[other])
      if (!isValidSetting(kind, value, bounds)) return outOfBounds(kind, bounds)
      const before = stored?.value ?? first[kind]
      if (before === value) return ok(null)
      await saveSetting(tx, { name, value, version: version + 1, by: by.staffId, now })
      await raiseSettingsGeneration(tx)
      await audit({
        action: 'change_setting',
        subject: { kind: 'setting', id: name },
        before: { value: before },
        after: { value },
      })
      return ok(null)
    },
  )
  if (written.ok) await forget()
  return written
}

function outOfBounds(kind: SettingKind, bounds: readonly [number, number] | null) {
  const values = bounds && { from: String(bounds[0]), to: String(bounds[1]) }
  const error: InvalidValue = { path: 'value', code: SETTINGS[kind].invalid, ...(values && { values }) }
  return fail({
    code: 'setting_out_of_bounds',
    detail: 'This setting cannot be this',
    faults: [error],
  } as const)
}
