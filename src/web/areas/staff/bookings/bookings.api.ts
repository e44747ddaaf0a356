import type * as desk from '#domains/rentals/staff/staff-booking.contract.ts'
import type * as driver from '#domains/rentals/staff/driver/driver.contract.ts'
import { api, type Body, type Reply } from '#web/app/api.ts'

type BookingsQuery = Partial<(typeof desk.StaffBookingsQuery)['_zod']['input']>

type Act = { bookingId: string }

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
    // A refused change is read again, too: a colleague may have come first.
    correctDriver: build.mutation<
      Reply<typeof driver.CorrectedDriverReply>,
      Act & Body<typeof driver.CorrectDriverBody>
    >({
      query: ({ bookingId, ...body }) => ({
        url: `staff/bookings/${bookingId}/driver`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['DESK_BOOKINGS'],
    }),
    resendBookingMail: build.mutation<
      Reply<typeof driver.ResentBookingMailReply>,
      Act & { mailId: string } & Body<typeof driver.ResendBookingMailBody>
    >({
      query: ({ bookingId, mailId, ...body }) => ({
        url: `staff/bookings/${bookingId}/mails/${mailId}/resend`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['DESK_BOOKINGS'],
    }),
  }),
})

export const {
  useStaffBookingsQuery,
  useStaffBookingQuery,
  useCorrectDriverMutation,
  useResendBookingMailMutation,
} = deskApi
