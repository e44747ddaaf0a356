import type { z } from 'zod'
import type * as shuttles from '#domains/shuttles/staff-shuttle.contract.ts'
import { api, type Reply } from '#web/app/api.ts'

export type StaffShuttle = z.infer<typeof shuttles.StaffShuttleContract>
export type Departures = Reply<typeof shuttles.StaffDeparturesReply>['items']

type Fields = Readonly<Record<string, unknown>>

/** The staff's calls for shuttles. A refused change is read again, too: a seat may have been sold meanwhile. */
export const shuttlesApi = api.enhanceEndpoints({ addTagTypes: ['STAFF_SHUTTLES'] }).injectEndpoints({
  endpoints: (build) => ({
    staffShuttles: build.query<Reply<typeof shuttles.StaffShuttlesReply>, void>({
      query: () => ({ url: 'staff/shuttles' }),
      providesTags: ['STAFF_SHUTTLES'],
    }),
    departures: build.query<Reply<typeof shuttles.StaffDeparturesReply>, { id: string; day: string }>({
      query: ({ id, day }) => ({ url: `staff/shuttles/${id}/departures`, params: { day } }),
      providesTags: ['STAFF_SHUTTLES'],
    }),
    addShuttle: build.mutation<Reply<typeof shuttles.CreatedShuttleReply>, Fields>({
      query: (body) => ({ url: 'staff/shuttles', method: 'POST', body }),
      invalidatesTags: ['STAFF_SHUTTLES'],
    }),
    changeTimetable: build.mutation<Reply<typeof shuttles.TimetableReply>, { id: string; fields: Fields }>({
      query: ({ id, fields }) => ({ url: `staff/shuttles/${id}/timetable`, method: 'POST', body: fields }),
      invalidatesTags: ['STAFF_SHUTTLES'],
    }),
    hideShuttle: build.mutation<Reply<typeof shuttles.HideShuttleReply>, { id: string; hidden: boolean }>({
      query: ({ id, hidden }) => ({ url: `staff/shuttles/${id}/hide`, method: 'POST', body: { hidden } }),
      invalidatesTags: ['STAFF_SHUTTLES'],
    }),
    cancelDeparture: build.mutation<
      Reply<typeof shuttles.CancelDepartureReply>,
      { id: string; fields: Fields }
    >({
      query: ({ id, fields }) => ({
        url: `staff/shuttles/departures/${id}/cancel`,
        method: 'POST',
        body: fields,
      }),
      invalidatesTags: ['STAFF_SHUTTLES'],
    }),
  }),
})

export const {
  useStaffShuttlesQuery,
  useDeparturesQuery,
  useAddShuttleMutation,
  useChangeTimetableMutation,
  useHideShuttleMutation,
  useCancelDepartureMutation,
} = shuttlesApi
