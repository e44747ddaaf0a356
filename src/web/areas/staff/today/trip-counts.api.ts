import type { StaffTripsReply } from '#domains/trips/dispatch/dispatch.contract.ts'
import { api, type Reply } from '#web/app/api.ts'

type Counts = Reply<typeof StaffTripsReply>['counts']

/** How many trips of a day are in each status. */
export const tripCountsApi = api.enhanceEndpoints({ addTagTypes: ['STAFF_TRIPS'] }).injectEndpoints({
  endpoints: (build) => ({
    tripCounts: build.query<Counts, string>({
      query: (day) => ({ url: 'staff/trips', params: { day, page_size: 1 } }),
      transformResponse: ({ counts }: Reply<typeof StaffTripsReply>) => counts,
      providesTags: ['STAFF_TRIPS'],
    }),
  }),
})

export const { useTripCountsQuery } = tripCountsApi
