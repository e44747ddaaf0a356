import type { ColumnType } from 'kysely'
import type { Defaulted, Instant, NullableInstant, Optional } from '#platform/db/columns.ts'

/** Reconciled days, and their differences. */
export type ReconciliationTables = {
  reconciliations: {
    day: string
    started_at: Instant
    ended_at: NullableInstant
    bookings: ColumnType<number, number | undefined, number>
    trips: ColumnType<number, number | undefined, number>
    differences: ColumnType<number, number | undefined, number>
  }
  reconciliation_differences: {
    id: string
    /** A difference is about a booking, or about a trip. */
    booking_id: Optional<string>
    trip_id: Optional<string>
    kind: string
    ours: string
    theirs: string
    first_seen_at: Instant
    last_seen_at: Instant
    /** When the books agreed, or a staff member explained it. Null if they differ. */
    ended_at: NullableInstant
    explained: Defaulted<boolean>
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends ReconciliationTables {}
}
