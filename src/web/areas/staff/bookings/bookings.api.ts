import type * as acts from '#domains/rentals/staff/booking-action.contract.ts'
import * as refunds from '#domains/rentals/refunds/refund-operations.contract.ts'
import type * as bodies from '#domains/rentals/refunds/refund-request.contract.ts'
import * as operations from '#domains/rentals/staff/staff-booking-operations.contract.ts'
import type { Body, Reply } from '#web/app/api.ts'
import { endpoints } from '#web/app/endpoints.ts'

type ActionBodies = {
  cancel: typeof acts.CancelBookingByStaffBody
  refund: typeof bodies.RefundBookingBody
  retry_refund: typeof bodies.RetryRefundBody
}
export type MoneyAction = keyof ActionBodies
/** Unvalidated body of an action; only the API validates it. */
export type ActionInput<Action extends MoneyAction> = {
  readonly [Field in keyof Body<ActionBodies[Action]>]?: unknown
}

/** `key`: idempotency key of the form. */
type BookingActionRequest = { id: string; act: MoneyAction; key: string; body: ActionInput<MoneyAction> }

/** Endpoints of bookings. A rejected action also refetches the booking, as a colleague may have changed it. */
export const staffBookingsApi = endpoints({ ...operations, ...refunds }).injectEndpoints({
  endpoints: (build) => ({
    actOnBooking: build.mutation<Reply<typeof bodies.RefundedReply>, BookingActionRequest>({
      query: ({ id, act, key, body }) => ({
        url: `staff/bookings/${encodeURIComponent(id)}/${act.replace('_', '-')}`,
        method: 'POST',
        body,
        headers: { 'idempotency-key': key },
      }),
      invalidatesTags: ['DESK_BOOKINGS'] as never[],
    }),
  }),
})

export const {
  useReadStaffBookingQuery,
  useCorrectDriverMutation,
  useResendBookingMailMutation,
  useActOnBookingMutation,
  useDecideRefundMutation,
  useWithdrawRefundMutation,
} = staffBookingsApi
