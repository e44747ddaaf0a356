import type { StaffToday } from '#domains/staff/today/today.contract.ts'
import { api } from '#web/app/api.ts'

/** What is urgent, and how the day goes; changed by whatever changes a task or a trip. */
export const todayApi = api
  .enhanceEndpoints({ addTagTypes: ['STAFF_TASKS', 'STAFF_TRIPS'] })
  .injectEndpoints({
    endpoints: (build) => ({
      staffToday: build.query<StaffToday, void>({
        query: () => ({ url: 'staff/today' }),
        providesTags: ['STAFF_TASKS', 'STAFF_TRIPS'],
      }),
    }),
  })

export const { useStaffTodayQuery } = todayApi
