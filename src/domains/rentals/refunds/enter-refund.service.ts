import { mayDo, rolesOf, type StaffActor } from '#domains/staff/public.ts'
import { newId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { RefundCause } from '../bookings/paid-back.contract.ts'
import { countTowardsLimit } from './one-person.ts'
import { orderRefund } from './ordered-refunds.service.ts'
import { refundRequestStore } from './refund-request.store.ts'

export type EnteringApp = Pick<App, 'windowCounts' | 'settings' | 'exchange'>

/** `key`: idempotency key of the request; null if it has none. */
type RequestedRefund = {
  bookingId: string
  amount: Money
  cause: RefundCause
  reason: string
  key: string | null
  withCancellation: boolean
}

/**
 * Records a refund request. Orders it if the requester may refund that amount alone, unless it awaits a cancellation.
 * The caller has locked the booking and checked that the amount is left. `waits`: a second person must approve it.
 */
export async function enterRefund(
  { windowCounts, settings, exchange }: EnteringApp,
  tx: Db,
  { key, ...request }: RequestedRefund,
  by: StaffActor,
  now: Temporal.Instant,
): Promise<{ requestId: string; waits: boolean }> {
  const { bookingId, amount, withCancellation } = request
  const requestId = newId()
  const counted = countTowardsLimit(
    { bookingId, amount, requestedBy: by.staffId },
    settings.of('refund_limit'),
    exchange(),
  )
  const mayAlone = mayDo(await rolesOf(tx, by.staffId), ['finance'])
  const waits = !mayAlone || (await windowCounts.takeIn(tx, [counted], now)) > 0
  const movement = refundMovement(by, key)
  await refundRequestStore.add(
    tx,
    { ...request, id: requestId, movement, needsTwo: waits, requestedBy: by.staffId },
    now,
  )
  if (!waits && !withCancellation) await orderRefund(tx, { id: requestId, bookingId, amount }, now)
  return { requestId, waits }
}

/** Returns the id of a request, so that a repeated call requests the refund only once. */
export function refundMovement({ staffId }: StaffActor, key: string | null): string {
  return key === null ? newId() : `${staffId}/${key}`
}
