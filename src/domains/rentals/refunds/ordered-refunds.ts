import type { Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { PaidBack, RefundCause } from '../bookings/paid-back.contract.ts'

export type IssuedRefund = { amount: Money; cause: RefundCause; isTold: boolean }

export type OrderedRefund = { id: string; bookingId: string; amount: Money }

/** Money back that the staff asked for, written down in the transaction of what lets it go. */
export type OrderedRefunds = {
  /** How much of what was taken for a booking is not given back, nor to be. */
  left(tx: Db, bookingId: string): Promise<number>
  /** Orders a request's refunds; what is owed with it is posted. The caller has locked the booking and seen that so much is left. */
  order(tx: Db, request: OrderedRefund, now: Temporal.Instant): Promise<void>
  /** The cancellation is made that requests were asked with: what goes back with it, which its mail tells. */
  cancelled(tx: Db, bookingId: string, now: Temporal.Instant): Promise<PaidBack[]>
  /** The supplier refused that cancellation. */
  notCancelled(tx: Db, bookingId: string, now: Temporal.Instant): Promise<void>
  /** A refund of a request went back: what the traveller is to be told, unless they were, once all of it did. */
  paidBack(tx: Db, requestId: string): Promise<IssuedRefund | null>
  /** Returns true if something that the gateway refused of a booking's requests is still to be paid. */
  hasFailed(tx: Db, bookingId: string): Promise<boolean>
}
