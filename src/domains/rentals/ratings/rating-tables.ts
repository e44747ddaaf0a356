import type { ColumnType } from 'kysely'

/** Travellers' ratings of their rentals. `score` is 1–5. */
export type RatingTables = {
  ratings: {
    booking_id: string
    user_id: string
    supplier_id: number
    score: number
    aspects: ColumnType<object, string, string>
    comment: string | null
    created_at: ColumnType<Date, Date, Date>
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends RatingTables {}
}
