import { writeAudited } from '#domains/staff/public.ts'
import { ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { enterRefund, refundMovement, type EnteringApp } from './enter-refund.service.ts'
import { isRefundable } from './one-person.ts'
import { leftToRefund } from './ordered-refunds.service.ts'
import type * as operations from './refund-operations.contract.ts'
import { rejectRefund } from './refund-rejection.ts'
import { refundRequestStore as store } from './refund-request.store.ts'

/**
 * Refunds part of what was paid for a booking, which stays as it is. The refund is recorded before the gateway is
 * called; after a crash, the booking's settlement sends it. Rejections by the gateway are in the booking's history.
 */
export async function refundBooking(
  app: EnteringApp & Pick<App, 'db' | 'clock' | 'settleBooking'>,
  { params: { id: bookingId }, body, idempotencyKey: key, by }: Call<typeof operations.refundBooking>,
) {
  const { amount, cause, reason } = body
  const done = await writeAudited(app, by, async (tx, now, audit) => {
    const locked = await store.lockBooking(tx, bookingId)
    if (!locked) return rejectRefund('booking_not_found')
    const before = key === null ? null : await store.findByMovement(tx, bookingId, refundMovement(by, key))
    if (before) return ok({ waits: before.needsTwo })
    if (!isRefundable(locked)) return rejectRefund('refund_not_now')
    if (amount.currency !== locked.currency) return rejectRefund('refund_currency')
    const left = (await leftToRefund(tx, bookingId)) - locked.requested
    if (amount.amount > left) return rejectRefund('refund_above_paid')
    const request = { bookingId, amount, cause, reason, key, withCancellation: false }
    const { requestId, waits } = await enterRefund(app, tx, request, by, now)
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
