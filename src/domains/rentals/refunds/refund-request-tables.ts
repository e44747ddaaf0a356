import type { Defaulted, Instant, NullableInstant, Optional } from '#platform/db/columns.ts'
import type { RefundCause } from '../bookings/paid-back.contract.ts'

/** What becomes of a request that waits; `withdrawn`: by who asked for it. */
export type RefundVerdict = 'approved' | 'declined' | 'withdrawn'

/** Money that the staff give back of bookings. Amounts are hundredths of `currency`. */
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
    /** The mail of the cancellation has told of it. */
    told_with_cancellation: Defaulted<boolean>
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends RefundRequestTables {}
}
