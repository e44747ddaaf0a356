import type { Instant, NullableInstant } from '#platform/db/columns.ts'

export type BookingNoteTables = {
  booking_notes: {
    id: string
    booking_id: string
    author_id: string
    /** Empty once the booking's traveller is erased. */
    text: string
    created_at: Instant
  }
  booking_note_mentions: { note_id: string; staff_id: string; seen_at: NullableInstant }
  /** Staff members with a record open. The page refreshes its row, which all processes read. */
  staff_presence: { subject: string; subject_id: string; staff_id: string; seen_at: Instant }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends BookingNoteTables {}
}
