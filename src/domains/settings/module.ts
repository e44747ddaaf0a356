import { handlersOf } from '#platform/http/openapi/handle.ts'
import { changeSetting } from './change-setting.usecase.ts'
import { listSettingChanges, listSettings } from './read-settings.usecase.ts'
import * as operations from './setting-operations.contract.ts'
import { problems } from './setting-problem.http.ts'

const handle = handlersOf(problems)

/** Operations of settings. */
export const settings = {
  handlers: [
    handle(operations.listSettings, listSettings),
    handle(operations.listSettingChanges, listSettingChanges),
    handle(operations.changeSetting, changeSetting),
  ],
}
