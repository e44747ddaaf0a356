import type { Defaulted, Instant, NullableInstant, Optional } from '#platform/db/columns.ts'
import type { RefundCause } from '../bookings/paid-back.contract.ts'

/** Outcome of a waiting request; `withdrawn`: by its requester. */
export type RefundVerdict = 'approved' | 'declined' | 'withdrawn'

/** Refunds by staff. Amounts are in hundredths of `currency`. */
export type RefundRequestTables = {
  refund_requests: {
    id: string
    booking_id: string
    movement: string
    amount: number
    currency: string
    cause: RefundCause
    reason: string
    with_cancellation: Defaulted<boolean>
    needs_two: boolean
    status: 'waiting' | RefundVerdict
    asked_by: string
    asked_at: Instant
    decided_by: Optional<string>
    decided_at: NullableInstant
    ordered_at: NullableInstant
    /** True if the cancellation's mail included it. */
    told_with_cancellation: Defaulted<boolean>
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends RefundRequestTables {}
}
