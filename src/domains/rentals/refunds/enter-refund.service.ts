import { mayDo, type StaffActor, type StaffRole } from '#domains/staff/public.ts'
import { newId } from '#kernel/ids.ts'
import type { ExchangeRates, Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { WindowCounts } from '#platform/db/window-counts.store.ts'
import { givenByOne } from './one-person.ts'
import type { OrderedRefunds } from './ordered-refunds.ts'
import type { RefundCause } from '../bookings/paid-back.contract.ts'
import type { RefundRequestStore } from './refund-request.store.ts'

/** `key`: idempotency key of the request; null if it has none. */
export type AskedRefund = {
  bookingId: string
  amount: Money
  cause: RefundCause
  reason: string
  key: string | null
}

/**
 * Records a refund request. Orders it if the requester may refund that amount alone, unless it awaits a cancellation.
 * The caller has locked the booking and checked that the amount is left. `waits`: a second person must approve it.
 */
export type EnterRefund = (
  tx: Db,
  asked: AskedRefund & { withCancellation: boolean },
  by: StaffActor,
  now: Temporal.Instant,
) => Promise<{ requestId: string; waits: boolean }>

type Needs = {
  store: Pick<RefundRequestStore, 'add'>
  ordered: Pick<OrderedRefunds, 'order'>
  counts: Pick<WindowCounts, 'takeIn'>
  rolesOf: (staffId: string) => Promise<readonly StaffRole[]>
  /** Max refund of one booking by one person per day. */
  limit: () => Money
  exchange: () => ExchangeRates
}

export function enterRefund({ store, ordered, counts, rolesOf, limit, exchange }: Needs): EnterRefund {
  return async (tx, { key, ...asked }, by, now) => {
    const { bookingId, amount, withCancellation } = asked
    const requestId = newId()
    const given = { bookingId, amount, askedBy: by.staffId }
    const mayAlone = mayDo(await rolesOf(by.staffId), ['finance'])
    const waits = !mayAlone || (await counts.takeIn(tx, [givenByOne(given, limit(), exchange())], now)) > 0
    const movement = refundMovement(by, key)
    await store.add(tx, { ...asked, id: requestId, movement, needsTwo: waits, askedBy: by.staffId }, now)
    if (!waits && !withCancellation) await ordered.order(tx, { id: requestId, bookingId, amount }, now)
    return { requestId, waits }
  }
}

/** Returns the id of a request, so that a repeated call requests the refund only once. */
export function refundMovement({ staffId }: StaffActor, key: string | null): string {
  return key === null ? newId() : `${staffId}/${key}`
}
