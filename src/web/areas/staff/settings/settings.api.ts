import type * as settings from '#domains/settings/setting.contract.ts'
import { api, type Reply } from '#web/app/api.ts'

type Change = { name: string; value: unknown; version: number; lang_id?: number }

/** The staff's calls about settings. A refused change is read again, too: a colleague may have come first. */
export const settingsApi = api.enhanceEndpoints({ addTagTypes: ['STAFF_SETTINGS'] }).injectEndpoints({
  endpoints: (build) => ({
    staffSettings: build.query<settings.StaffSettings, void>({
      query: () => ({ url: 'staff/settings' }),
      providesTags: ['STAFF_SETTINGS'],
    }),
    settingChanges: build.query<settings.SettingChanges, string>({
      query: (name) => ({ url: `staff/settings/${encodeURIComponent(name)}/changes` }),
      providesTags: ['STAFF_SETTINGS'],
    }),
    changeSetting: build.mutation<Reply<typeof settings.ChangedSettingReply>, Change>({
      query: ({ name, ...body }) => ({
        url: `staff/settings/${encodeURIComponent(name)}`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['STAFF_SETTINGS'],
    }),
  }),
})

export const { useStaffSettingsQuery, useSettingChangesQuery, useChangeSettingMutation } = settingsApi
