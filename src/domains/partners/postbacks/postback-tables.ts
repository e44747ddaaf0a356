import type { Defaulted, Instant, Json, NullableInstant, Optional } from '#platform/db/columns.ts'

/** Partners' postback URLs, and the postbacks: sent like mails, after the transaction that wrote them. */
export type PostbackTables = {
  partner_postbacks: {
    partner_id: string
    url: string
    secret_version: Defaulted<number>
    failures: Defaulted<number>
    paused_until: NullableInstant
  }
  partner_postback_calls: {
    id: string
    partner_id: string
    booking_id: Optional<string>
    body: Json
    created_at: Instant
    due_at: Instant
    attempts: Defaulted<number>
    sent_at: NullableInstant
    last_failure: Optional<string>
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends PostbackTables {}
}
