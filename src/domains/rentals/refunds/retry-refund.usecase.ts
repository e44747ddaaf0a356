import { writeAudited } from '#domains/staff/public.ts'
import { money, zero } from '#kernel/money.ts'
import { ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { isRefundable } from './one-person.ts'
import { leftToRefund } from './ordered-refunds.service.ts'
import type * as operations from './refund-operations.contract.ts'
import { refuse } from './refund-refusal.ts'
import { refundRequestStore as store } from './refund-request.store.ts'

/**
 * Retries refused refunds. Those of a cancellation are resent unchanged, as they are automatically every few minutes.
 */
export async function retryRefund(
  app: Pick<App, 'db' | 'clock' | 'settleBooking'>,
  { params: { id: bookingId }, by }: Call<typeof operations.retryRefund>,
) {
  const retried = await writeAudited(app, by, async (tx, now, audit) => {
    const held = await store.holdBooking(tx, bookingId)
    if (!held) return refuse('booking_not_found')
    const failed = await store.failedOf(tx, bookingId)
    if (failed === 0 && !(await store.hasRefused(tx, bookingId))) return refuse('nothing_to_retry')
    if (!isRefundable(held)) return refuse('refund_not_now')
    if (failed > (await leftToRefund(tx, bookingId))) return refuse('refund_above_paid')
    await store.orderFailed(tx, bookingId, now)
    await store.leaseBooking(tx, bookingId, now)
    await audit({
      action: 'retry_refund',
      subject: { kind: 'booking', id: bookingId },
      before: { failed: money(failed, held.currency) },
      after: { failed: zero(held.currency) },
    })
    return ok({ waits: false })
  })
  if (retried.ok) await app.settleBooking(bookingId)
  return retried
}
