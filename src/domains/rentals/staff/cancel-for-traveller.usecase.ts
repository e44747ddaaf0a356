import { writeAudited } from '#domains/staff/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { allowedActions } from '../bookings/booking.ts'
import { cancellationCost } from '../cancellations/cancellation.ts'
import { cancellationRequest } from '../cancellations/request-cancellation.service.ts'
import { enterRefund, type EnteringApp } from '../refunds/enter-refund.service.ts'
import { leftToRefund } from '../refunds/ordered-refunds.service.ts'
import { refundRequestStore } from '../refunds/refund-request.store.ts'
import type * as operations from './staff-booking-operations.contract.ts'

const details = {
  booking_not_found: 'There is no such booking',
  not_cancellable: 'It is not confirmed, its pick-up time has passed, or it is being changed',
  refund_differs: 'By now the terms give back another amount',
  refund_above_paid: 'So much is not left of what was paid',
} as const

function reject<Code extends keyof typeof details>(code: Code) {
  return fail({ code, detail: details[code] })
}

/**
 * Cancels a booking for its traveller by its terms; they get the same mail as if they had cancelled it. A refund beyond
 * the terms is separate. While the supplier does not respond, the booking stays confirmed and the cancellation is
 * retried.
 */
export async function cancelForTraveller(
  app: EnteringApp & Pick<App, 'db' | 'clock' | 'bookings' | 'settleBooking'>,
  { params: { id: bookingId }, body, by }: Call<typeof operations.cancelForTraveller>,
) {
  const { clock, bookings, settleBooking } = app
  const { refund, goodwill, reason } = body
  const booking = await bookings.find(bookingId)
  if (!booking) return reject('booking_not_found')
  if (!allowedActions(booking, clock.now()).cancel) return reject('not_cancellable')
  const requested = await writeAudited(app, by, async (tx, now, audit) => {
    const cost = cancellationCost(booking, now)
    const isSame = cost.refund.amount === refund.amount && cost.refund.currency === refund.currency
    if (!isSame) return reject('refund_differs')
    const locked = goodwill && (await refundRequestStore.lockBooking(tx, bookingId))
    if (goodwill && locked) {
      const left = (await leftToRefund(tx, bookingId)) - locked.requested - cost.refund.amount
      if (goodwill.amount.amount > left || goodwill.amount.currency !== locked.currency)
        return reject('refund_above_paid')
    }
    const isRequested = await bookings.changeIn(tx, cancellationRequest({ booking, reason }, now))
    if (!isRequested) return reject('not_cancellable')
    const more = { bookingId, reason, key: null, withCancellation: true }
    const entered = goodwill && (await enterRefund(app, tx, { ...goodwill, ...more }, by, now))
    const { status, supplierState } = booking
    await audit({
      action: 'cancel_booking',
      subject: { kind: 'booking', id: bookingId },
      before: { status, supplier_state: supplierState },
      // Excludes the reason: it may name a person, and is erased with their booking's data.
      after: { supplier_state: 'cancelling', ...cost, ...(goodwill && { goodwill }) },
    })
    return ok({ waits: entered?.waits ?? false })
  })
  if (!requested.ok) return requested
  const settled = await settleBooking(bookingId)
  if (!settled.ok) return fail({ code: 'supplier_refused', detail: settled.failure.detail } as const)
  const cancelled = await bookings.find(bookingId)
  if (!cancelled) return reject('booking_not_found')
  const { status, supplierState: supplier_state } = cancelled
  return ok({ booking_id: bookingId, status, supplier_state, ...requested.value })
}
