import type { Defaulted, Instant, NullableInstant, Optional } from '#platform/db/columns.ts'

/** Text messages, stored for a while after they are sent. */
export type SmsTables = {
  sms_messages: {
    id: string
    /** E.164. */
    recipient: string
    text: string
    created_at: Instant
    due_at: Instant
    useful_until: Instant
    attempts: Defaulted<number>
    sent_at: NullableInstant
    last_failure: Optional<string>
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends SmsTables {}
}
