import type { TripKey, TripKeysReply } from '#domains/companies/keys/staff-key.contract.ts'
import { api, tagsUnlessFailed, type Reply } from '#web/app/api.ts'

/** The staff's calls for the keys of those who embed our tabs. */
export const tripKeysApi = api.enhanceEndpoints({ addTagTypes: ['STAFF_TRIP_KEYS'] }).injectEndpoints({
  endpoints: (build) => ({
    tripKeys: build.query<Reply<typeof TripKeysReply>, number>({
      query: (page) => ({ url: 'staff/trip-keys', params: { page } }),
      providesTags: ['STAFF_TRIP_KEYS'],
    }),
    addTripKey: build.mutation<TripKey, Readonly<Record<string, unknown>>>({
      query: (body) => ({ url: 'staff/trip-keys', method: 'POST', body }),
      invalidatesTags: tagsUnlessFailed('STAFF_TRIP_KEYS'),
    }),
    revokeTripKey: build.mutation<TripKey, string>({
      query: (id) => ({ url: 'staff/trip-keys/revoke', method: 'POST', body: { id } }),
      invalidatesTags: ['STAFF_TRIP_KEYS'],
    }),
  }),
})

export const { useAddTripKeyMutation, useRevokeTripKeyMutation } = tripKeysApi
