import { writeAudited } from '#domains/staff/public.ts'
import { money, zero } from '#kernel/money.ts'
import { ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { isRefundable } from './one-person.ts'
import { leftToRefund } from './ordered-refunds.service.ts'
import type * as operations from './refund-operations.contract.ts'
import { rejectRefund } from './refund-rejection.ts'
import { refundRequestStore as store } from './refund-request.store.ts'

/**
 * Retries rejected refunds. Those of a cancellation are resent unchanged, as they are automatically every few minutes.
 */
export async function retryRefund(
  app: Pick<App, 'db' | 'clock' | 'settleBooking'>,
  { params: { id: bookingId }, by }: Call<typeof operations.retryRefund>,
) {
  const retried = await writeAudited(app, by, async (tx, now, audit) => {
    const locked = await store.lockBooking(tx, bookingId)
    if (!locked) return rejectRefund('booking_not_found')
    const failed = await store.failedOf(tx, bookingId)
    if (failed === 0 && !(await store.hasRejectedRefund(tx, bookingId)))
      return rejectRefund('nothing_to_retry')
    if (!isRefundable(locked)) return rejectRefund('refund_not_now')
    if (failed > (await leftToRefund(tx, bookingId))) return rejectRefund('refund_above_paid')
    await store.orderFailed(tx, bookingId, now)
    await store.leaseBooking(tx, bookingId, now)
    await audit({
      action: 'retry_refund',
      subject: { kind: 'booking', id: bookingId },
      before: { failed: money(failed, locked.currency) },
      after: { failed: zero(locked.currency) },
    })
    return ok({ waits: false })
  })
  if (retried.ok) await app.settleBooking(bookingId)
  return retried
}
