import type { Defaulted, Instant, Json, NullableInstant, Optional } from '#platform/db/columns.ts'
import type { RebookingState } from './rebooking.contract.ts'

/** Cheaper cars found for bookings, and the state of each rebooking. */
export type RebookingTables = {
  rebookings: {
    id: string
    booking_id: string
    new_booking_id: Optional<string>
    state: RebookingState
    reason: Optional<string>
    found: Json
    /** Total stated in the last mail, in hundredths; null if none was mailed. */
    told_total: Optional<number>
    attempts: Defaulted<number>
    lease_until: NullableInstant
    created_at: Instant
    updated_at: Instant
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends RebookingTables {}
}
