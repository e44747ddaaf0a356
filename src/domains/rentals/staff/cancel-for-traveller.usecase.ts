import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { allowedActions } from '../bookings/booking.ts'
import type { BookingStore } from '../bookings/booking.store.ts'
import { cancellationCost } from '../cancellations/cancellation.ts'
import { cancellationRequest } from '../cancellations/request-cancellation.service.ts'
import type { EnterRefund } from '../refunds/enter-refund.service.ts'
import type { OrderedRefunds } from '../refunds/ordered-refunds.ts'
import type { RefundCause } from '../bookings/paid-back.contract.ts'
import type { RefundRequestStore } from '../refunds/refund-request.store.ts'
import type { SettleBooking } from '../settlement/settlement.ts'

export type StaffCancelFailure = {
  code: 'booking_not_found' | 'not_cancellable' | 'refund_differs' | 'refund_above_paid' | 'supplier_refused'
  detail: string
}

/**
 * `refund`: the refund under the terms, as shown to the person who cancels. `goodwill`: the refund beyond them, once
 * the supplier has cancelled.
 */
type Cancellation = {
  bookingId: string
  reason: string
  refund: Money
  goodwill?: { amount: Money; cause: RefundCause } | undefined
}

/** `waits`: a second person must decide on the refund beyond the terms. */
type Cancelled = Result<{ waits: boolean }, StaffCancelFailure>
export type CancelForTraveller = (cancellation: Cancellation, by: StaffActor) => Promise<Cancelled>

type Needs = {
  bookings: Pick<BookingStore, 'find' | 'changeIn'>
  store: Pick<RefundRequestStore, 'holdBooking'>
  ordered: Pick<OrderedRefunds, 'left'>
  enterRefund: EnterRefund
  settleBooking: SettleBooking
  staffWrite: StaffWrite
  clock: Clock
}

const details = {
  booking_not_found: 'There is no such booking',
  not_cancellable: 'It is not confirmed, its pick-up time has passed, or it is being changed',
  refund_differs: 'By now the terms give back another amount',
  refund_above_paid: 'So much is not left of what was paid',
} as const

/**
 * Cancels a booking for its traveller by its terms; they get the same mail as if they had cancelled it. A refund beyond
 * the terms is separate. While the supplier does not respond, the booking stays confirmed and the cancellation is
 * retried.
 */
export function cancelForTraveller(needs: Needs): CancelForTraveller {
  const { bookings, store, ordered, enterRefund, settleBooking, staffWrite, clock } = needs
  const refuse = (code: keyof typeof details) => fail({ code, detail: details[code] })
  return async ({ bookingId, reason, refund, goodwill }, by) => {
    const booking = await bookings.find(bookingId)
    if (!booking) return refuse('booking_not_found')
    if (!allowedActions(booking, clock.now()).cancel) return refuse('not_cancellable')
    const asked = await staffWrite<Cancelled>(by, async (tx, now) => {
      const cost = cancellationCost(booking, now)
      const isSame = cost.refund.amount === refund.amount && cost.refund.currency === refund.currency
      if (!isSame) return refuse('refund_differs')
      const held = goodwill && (await store.holdBooking(tx, bookingId))
      if (goodwill && held) {
        const left = (await ordered.left(tx, bookingId)) - held.asked - cost.refund.amount
        if (goodwill.amount.amount > left || goodwill.amount.currency !== held.currency)
          return refuse('refund_above_paid')
      }
      const isAsked = await bookings.changeIn(tx, cancellationRequest({ booking, reason }, now))
      if (!isAsked) return refuse('not_cancellable')
      const more = { bookingId, reason, key: null, withCancellation: true }
      const entered = goodwill && (await enterRefund(tx, { ...goodwill, ...more }, by, now))
      const { status, supplierState } = booking
      return {
        value: ok({ waits: entered?.waits ?? false }),
        audited: {
          action: 'cancel_booking',
          subject: { kind: 'booking', id: bookingId },
          before: { status, supplier_state: supplierState },
          // Excludes the reason: it may name somebody, and is erased with the booking's when they are erased.
          after: { supplier_state: 'cancelling', ...cost, ...(goodwill && { goodwill }) },
        },
      }
    })
    if (!asked.ok) return asked
    const settled = await settleBooking(bookingId)
    return settled.ok ? asked : fail({ code: 'supplier_refused', detail: settled.failure.detail })
  }
}
