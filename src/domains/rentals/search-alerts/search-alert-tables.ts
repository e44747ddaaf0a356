import type { Instant, Json, NullableInstant, Optional } from '#platform/db/columns.ts'

/** Searches with an email address to notify when a car costs less than the stated total. */
export type SearchAlertTables = {
  search_alerts: {
    id: string
    /** SHA-256 of the lower-case address. */
    address_hash: Buffer
    /** Null once ended. */
    email: string | null
    lang_id: number
    wording: string
    page: string | null
    network: string | null
    look_key: string
    search: Json
    most: number
    currency: string
    told_total: Optional<number>
    told_at: Optional<Temporal.Instant>
    asked_at: Instant
    mailed_at: NullableInstant
    confirm_hash: Optional<Buffer>
    confirmed_at: NullableInstant
    ends_at: Instant
    ended_at: NullableInstant
    next_look_at: NullableInstant
    leave_hash: Buffer
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends SearchAlertTables {}
}
