import type { Defaulted, Instant, NullableInstant, Optional } from '#platform/db/columns.ts'
import type { DisputeState } from '../payment-gateway.ts'

/** Cardholders' disputes, by the gateway's own ids. Each is about a booking or a trip. */
export type DisputeTables = {
  disputes: {
    id: string
    booking_id: Optional<string>
    trip_id: Optional<string>
    payment_id: string
    state: DisputeState
    /** Hundredths of the currency. */
    amount: number
    currency: string
    answer_by: NullableInstant
    /** True if a staff member recorded the bank's decision before the gateway did. */
    by_hand: Defaulted<boolean>
    opened_at: Instant
    changed_at: Instant
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends DisputeTables {}
}
