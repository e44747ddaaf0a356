import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { ChangeSetting, ChangeSettingFailure } from './change-setting.usecase.ts'
import * as contract from './setting.contract.ts'
import { allSettings, nameOf, type SettingName } from './setting-specs.ts'
import { refusedBy } from './setting-problem.http.ts'
import type { SettingStore } from './setting.store.ts'

type Needs = {
  readSettings: () => Promise<contract.StaffSetting[]>
  changes: SettingStore['changes']
  changeSetting: ChangeSetting
  planIds: readonly string[]
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

/** Changes of a setting that are shown. */
const SHOWN_CHANGES = 20

const refused = refusedBy({
  setting_not_found: 404,
  setting_changed: 409,
  setting_out_of_bounds: 422,
} as const satisfies Record<ChangeSettingFailure['code'] | 'setting_not_found', number>)

const noSetting = { code: 'setting_not_found', detail: 'There is no such setting' } as const

/** What administrators set of the product, which every process follows within seconds. */
export function settingRoutes(needs: Needs) {
  const { readSettings, changes, changeSetting, planIds, requireStaff, rateLimit } = needs
  const known = new Map<string, SettingName>(allSettings(planIds).map((one) => [nameOf(one), one]))
  const access = requireStaff('admin')
  const list = createRoute({
    method: 'get',
    path: '/staff/settings',
    summary: 'The settings of the product, with who changed them last',
    access,
    responses: jsonReplies(200, contract.StaffSettingsReply, 'All of them'),
  })
  const history = createRoute({
    method: 'get',
    path: '/staff/settings/{name}/changes',
    summary: 'The last changes of a setting, the newest first',
    access,
    request: { params: contract.SettingParams },
    responses: jsonReplies(200, contract.SettingChangesReply, 'At most twenty', 404),
  })
  const change = createRoute({
    method: 'post',
    path: '/staff/settings/{name}',
    summary: 'Change a setting: every process follows within five seconds',
    access,
    limit: rateLimit('staff-settings', 120),
    request: {
      params: contract.SettingParams,
      body: jsonBody(contract.ChangeSettingBody, { value: 5000, version: 0, lang_id: 1 }),
    },
    responses: jsonReplies(200, contract.ChangedSettingReply, 'As it is now', 404, 409, 422),
  })
  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => c.json({ items: await readSettings() }, 200))
    .openapi(history, async (c) => {
      const setting = known.get(c.req.valid('param').name)
      if (!setting) return refused(c, noSetting)
      const items = await changes(nameOf(setting), SHOWN_CHANGES)
      return c.json({ items: items.map((one) => ({ ...one, at: one.at.toString() })) }, 200)
    })
    .openapi(change, async (c) => {
      const setting = known.get(c.req.valid('param').name)
      if (!setting) return refused(c, noSetting)
      const { value, version } = c.req.valid('json')
      const done = await changeSetting({ ...setting, value, version }, staffActor(c))
      if (!done.ok) return refused(c, done.failure)
      const now = (await readSettings()).find(({ name }) => name === nameOf(setting))
      return now ? c.json({ setting: now }, 200) : refused(c, noSetting)
    })
}
