import type { Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { PaidBack, RefundCause } from '../bookings/paid-back.contract.ts'

export type IssuedRefund = { amount: Money; cause: RefundCause; isTold: boolean }

export type OrderedRefund = { id: string; bookingId: string; amount: Money }

/** Refunds requested by staff, ordered in the transaction that releases them. */
export type OrderedRefunds = {
  /** Returns the amount of a booking's payments not yet refunded, nor to be. */
  left(tx: Db, bookingId: string): Promise<number>
  /**
   * Orders a request's refunds and posts the amount owed. The caller has locked the booking and checked that the amount
   * is left.
   */
  order(tx: Db, request: OrderedRefund, now: Temporal.Instant): Promise<void>
  /**
   * Orders the requests awaiting a cancellation that has been made. Returns the refunds to list in the cancellation's
   * mail.
   */
  cancelled(tx: Db, bookingId: string, now: Temporal.Instant): Promise<PaidBack[]>
  /** Ends the requests awaiting a cancellation that the supplier refused. */
  notCancelled(tx: Db, bookingId: string, now: Temporal.Instant): Promise<void>
  /**
   * Returns a request's refund once all of it was refunded; null before. `isTold`: the traveller was already notified.
   */
  paidBack(tx: Db, requestId: string): Promise<IssuedRefund | null>
  /** Returns true if a refund of a booking's requests was refused by the gateway and is still to be paid. */
  hasFailed(tx: Db, bookingId: string): Promise<boolean>
}
