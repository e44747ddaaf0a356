import type * as desk from '#domains/rentals/desk/desk-booking.contract.ts'
import { api } from '#web/app/api.ts'

type BookingsQuery = Partial<(typeof desk.DeskBookingsQuery)['_zod']['input']>

/** The staff's calls about bookings. */
export const deskApi = api.enhanceEndpoints({ addTagTypes: ['DESK_BOOKINGS'] }).injectEndpoints({
  endpoints: (build) => ({
    deskBookings: build.query<desk.DeskBookings, BookingsQuery>({
      query: (params) => ({ url: 'staff/bookings', params }),
      providesTags: ['DESK_BOOKINGS'],
    }),
    deskBooking: build.query<desk.DeskBooking, string>({
      query: (id) => ({ url: `staff/bookings/${encodeURIComponent(id)}` }),
      providesTags: ['DESK_BOOKINGS'],
    }),
  }),
})

export const { useDeskBookingsQuery, useDeskBookingQuery } = deskApi
