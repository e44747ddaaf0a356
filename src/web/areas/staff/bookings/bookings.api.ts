import type * as desk from '#domains/rentals/staff/staff-booking.contract.ts'
import { api } from '#web/app/api.ts'

type BookingsQuery = Partial<(typeof desk.StaffBookingsQuery)['_zod']['input']>

/** The staff's calls about bookings. */
export const deskApi = api.enhanceEndpoints({ addTagTypes: ['DESK_BOOKINGS'] }).injectEndpoints({
  endpoints: (build) => ({
    staffBookings: build.query<desk.StaffBookings, BookingsQuery>({
      query: (params) => ({ url: 'staff/bookings', params }),
      providesTags: ['DESK_BOOKINGS'],
    }),
    staffBooking: build.query<desk.StaffBooking, string>({
      query: (id) => ({ url: `staff/bookings/${encodeURIComponent(id)}` }),
      providesTags: ['DESK_BOOKINGS'],
    }),
  }),
})

export const { useStaffBookingsQuery, useStaffBookingQuery } = deskApi
