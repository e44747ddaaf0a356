import type { Instant, NullableInstant, Optional } from '#platform/db/columns.ts'

/** The newsletter's tables. Addresses are in lower case; `address_hash` is the SHA-256 of one. */
export type NewsletterTables = {
  newsletter_requests: {
    id: string
    email: string
    lang_id: number
    page: string | null
    network: string | null
    at: Instant
  }
  /**
   * Confirmation mails: the hash of the secret, and the proof of consent that the subscription takes over.
   */
  newsletter_asks: {
    hash: Buffer
    address_hash: Buffer
    email: string
    lang_id: number
    wording: string
    page: string | null
    network: string | null
    asked_at: Instant
    at: Instant
    expires_at: Instant
    used_at: Optional<Temporal.Instant>
  }
  newsletter_subscriptions: {
    id: string
    address_hash: Buffer
    /** Null once left. */
    email: string | null
    lang_id: number
    wording: string
    page: string | null
    asked_at: Instant
    confirmed_at: Instant
    left_at: NullableInstant
    reminded_at: NullableInstant
  }
  newsletter_leave_links: { hash: Buffer; subscription_id: string }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends NewsletterTables {}
}
