import { operation } from '#kernel/operation.ts'
import * as contract from './setting.contract.ts'

const shared = { access: { staff: ['admin'] }, tags: ['STAFF_SETTINGS'] } as const

export const listSettings = operation({
  ...shared,
  method: 'get',
  path: '/staff/settings',
  summary: 'The settings of the product, with who changed them last',
  reply: [contract.StaffSettingsReply, 'All of them'],
})

export const listSettingChanges = operation({
  ...shared,
  method: 'get',
  path: '/staff/settings/{name}/changes',
  summary: 'The last changes of a setting, the newest first',
  params: contract.SettingParams,
  reply: [contract.SettingChangesReply, 'At most twenty'],
  failures: { setting_not_found: 404 },
})

export const changeSetting = operation({
  ...shared,
  method: 'post',
  path: '/staff/settings/{name}',
  summary: 'Change a setting: every process follows within five seconds',
  limit: { name: 'staff-settings', perMinute: 120 },
  params: contract.SettingParams,
  body: contract.ChangeSettingBody,
  example: { value: 5000, version: 0, lang_id: 1 },
  reply: [contract.ChangedSettingReply, 'As it is now'],
  failures: { setting_not_found: 404, setting_changed: 409, setting_out_of_bounds: 422 },
})
