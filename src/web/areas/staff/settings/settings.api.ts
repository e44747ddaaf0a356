import * as operations from '#domains/settings/setting-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

export const settingsApi = endpoints(operations)

export const { useListSettingsQuery, useListSettingChangesQuery, useChangeSettingMutation } = settingsApi
