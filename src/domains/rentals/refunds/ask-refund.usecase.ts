import { writeAudited } from '#domains/staff/public.ts'
import { ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { enterRefund, refundMovement, type EnteringApp } from './enter-refund.service.ts'
import { isRefundable } from './one-person.ts'
import { leftToRefund } from './ordered-refunds.service.ts'
import type * as operations from './refund-operations.contract.ts'
import { refuse } from './refund-refusal.ts'
import { refundRequestStore as store } from './refund-request.store.ts'

/**
 * Refunds part of what was paid for a booking, which stays as it is. The refund is recorded before the gateway is
 * called; after a crash, the booking's settlement sends it. Refusals by the gateway are in the booking's history.
 */
export async function refundBooking(
  app: EnteringApp & Pick<App, 'db' | 'clock' | 'settleBooking'>,
  { params: { id: bookingId }, body, idempotencyKey: key, by }: Call<typeof operations.refundBooking>,
) {
  const { amount, cause, reason } = body
  const done = await writeAudited(app, by, async (tx, now, audit) => {
    const held = await store.holdBooking(tx, bookingId)
    if (!held) return refuse('booking_not_found')
    const before = key === null ? null : await store.findAsked(tx, bookingId, refundMovement(by, key))
    if (before) return ok({ waits: before.needsTwo })
    if (!isRefundable(held)) return refuse('refund_not_now')
    if (amount.currency !== held.currency) return refuse('refund_currency')
    const left = (await leftToRefund(tx, bookingId)) - held.asked
    if (amount.amount > left) return refuse('refund_above_paid')
    const asked = { bookingId, amount, cause, reason, key, withCancellation: false }
    const { requestId, waits } = await enterRefund(app, tx, asked, by, now)
    if (!waits) await store.leaseBooking(tx, bookingId, now)
    await audit({
      action: waits ? 'ask_refund' : 'refund_booking',
      subject: { kind: 'booking', id: bookingId },
      before: { left: { ...amount, amount: left } },
      after: { request: requestId, amount, cause },
    })
    return ok({ waits })
  })
  if (done.ok && !done.value.waits) await app.settleBooking(bookingId)
  return done
}
