import type { ColumnType } from 'kysely'
import type { NullableInstant, Optional } from '#platform/db/columns.ts'

/**
 * Travellers' ratings of their rentals. `score` is 1–5. `shown_as` is the public id of a comment that staff approved.
 */
export type RatingTables = {
  ratings: {
    booking_id: string
    user_id: string
    supplier_id: number
    score: number
    aspects: ColumnType<object, string, string>
    comment: string | null
    created_at: ColumnType<Temporal.Instant, Temporal.Instant, Temporal.Instant>
    judged_at: NullableInstant
    judged_by: Optional<string>
    shown_as: Optional<string>
    /** Reason staff rejected its comment. */
    refused_reason: Optional<string>
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends RatingTables {}
}
