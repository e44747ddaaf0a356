import type * as desk from '#domains/rentals/staff/staff-booking.contract.ts'
import type * as driver from '#domains/rentals/staff/driver/driver.contract.ts'
import type * as acts from '#domains/rentals/staff/booking-act.contract.ts'
import type * as refunds from '#domains/rentals/refunds/refund-request.contract.ts'
import { api, type Body, type ListQuery, type Reply } from '#web/app/api.ts'

type BookingsQuery = ListQuery<typeof desk.StaffBookingsQuery>

type BookingChange = { bookingId: string }

type ActionBodies = {
  cancel: typeof acts.CancelBookingByStaffBody
  refund: typeof refunds.RefundBookingBody
  retry_refund: typeof acts.RetryRefundBody
}
export type MoneyAction = keyof ActionBodies
/** Unvalidated body of an action; only the API validates it. */
export type ActionInput<Action extends MoneyAction> = {
  readonly [Field in keyof Body<ActionBodies[Action]>]?: unknown
}

/** `key`: idempotency key of the form. */
type BookingActionRequest = { id: string; act: MoneyAction; key: string; body: ActionInput<MoneyAction> }

/** Endpoints of bookings. A rejected action also refetches the booking, as a colleague may have changed it. */
export const staffBookingsApi = api.enhanceEndpoints({ addTagTypes: ['DESK_BOOKINGS'] }).injectEndpoints({
  endpoints: (build) => ({
    staffBookings: build.query<desk.StaffBookings, BookingsQuery>({
      query: (params) => ({ url: 'staff/bookings', params }),
      providesTags: ['DESK_BOOKINGS'],
    }),
    staffBooking: build.query<desk.StaffBooking, string>({
      query: (id) => ({ url: `staff/bookings/${encodeURIComponent(id)}` }),
      providesTags: ['DESK_BOOKINGS'],
    }),
    // A rejected change also refetches the booking, as a colleague may have changed it.
    correctDriver: build.mutation<
      Reply<typeof driver.CorrectedDriverReply>,
      BookingChange & Body<typeof driver.CorrectDriverBody>
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
      BookingChange & { mailId: string } & Body<typeof driver.ResendBookingMailBody>
    >({
      query: ({ bookingId, mailId, ...body }) => ({
        url: `staff/bookings/${bookingId}/mails/${mailId}/resend`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['DESK_BOOKINGS'],
    }),
    actOnBooking: build.mutation<Reply<typeof acts.RefundedReply>, BookingActionRequest>({
      query: ({ id, act, key, body }) => ({
        url: `staff/bookings/${encodeURIComponent(id)}/${act.replace('_', '-')}`,
        method: 'POST',
        body,
        headers: { 'idempotency-key': key },
      }),
      invalidatesTags: ['DESK_BOOKINGS'],
    }),
    approvals: build.query<refunds.Approvals, { after?: string }>({
      query: (params) => ({ url: 'staff/approvals', params }),
      providesTags: ['DESK_BOOKINGS'],
    }),
    decideRefund: build.mutation<Reply<typeof refunds.DecidedReply>, { id: string; approve: boolean }>({
      query: ({ id, approve }) => ({ url: `staff/approvals/${id}`, method: 'POST', body: { approve } }),
      invalidatesTags: ['DESK_BOOKINGS'],
    }),
    withdrawRefund: build.mutation<Reply<typeof refunds.DecidedReply>, string>({
      query: (id) => ({ url: `staff/approvals/${id}/withdraw`, method: 'POST', body: {} }),
      invalidatesTags: ['DESK_BOOKINGS'],
    }),
  }),
})

export const {
  useStaffBookingQuery,
  useCorrectDriverMutation,
  useResendBookingMailMutation,
  useActOnBookingMutation,
  useDecideRefundMutation,
  useWithdrawRefundMutation,
} = staffBookingsApi
