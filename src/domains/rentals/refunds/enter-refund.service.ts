import { mayDo, type StaffActor, type StaffRole } from '#domains/staff/public.ts'
import { newId } from '#kernel/ids.ts'
import type { ExchangeRates, Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { WindowCounts } from '#platform/db/window-counts.store.ts'
import { givenByOne } from './one-person.ts'
import type { OrderedRefunds } from './ordered-refunds.ts'
import type { RefundCause } from '../bookings/paid-back.contract.ts'
import type { RefundRequestStore } from './refund-request.store.ts'

/** `key`: of the request, so that it is entered once; null: it has none. */
export type AskedRefund = {
  bookingId: string
  amount: Money
  cause: RefundCause
  reason: string
  key: string | null
}

/**
 * Writes a request down, and orders it where its asker may give back so much alone, unless it waits for a cancellation. The
 * caller has locked the booking and seen that so much is left. `isNew`: it was not entered before.
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
  /** What one person may give back of a booking in a day. */
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

/** Names a request, so that one call asks once. */
export function refundMovement({ staffId }: StaffActor, key: string | null): string {
  return key === null ? newId() : `${staffId}/${key}`
}
