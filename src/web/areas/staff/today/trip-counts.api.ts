import type { StaffTripsReply } from '#domains/trips/dispatch/dispatch.contract.ts'
import { api, type Reply } from '#web/app/api.ts'

type Wanting = Reply<typeof StaffTripsReply>['attention']

/** Endpoint of the counts of today's trips that need attention. Today is each city's local day. */
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
