import type { StaffTripsReply } from '#domains/trips/dispatch/dispatch.contract.ts'
import { api, type Reply } from '#web/app/api.ts'

type Wanting = Reply<typeof StaffTripsReply>['attention']

/** How many trips of today, on each city's clock, want attention. */
export const tripCountsApi = api.enhanceEndpoints({ addTagTypes: ['STAFF_TRIPS'] }).injectEndpoints({
  endpoints: (build) => ({
    tripsWanting: build.query<Wanting, void>({
      query: () => ({ url: 'staff/trips', params: { page_size: 1 } }),
      transformResponse: ({ attention }: Reply<typeof StaffTripsReply>) => attention,
      providesTags: ['STAFF_TRIPS'],
    }),
  }),
})

export const { useTripsWantingQuery } = tripCountsApi
