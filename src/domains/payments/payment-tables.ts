import type { Defaulted, Instant, NullableInstant, Optional } from '#platform/db/columns.ts'
import type { PaymentStatus, RefundStatus } from './payment.ts'

/** Payments, the ledger, and gateway events. Amounts are hundredths of a currency. */
export type PaymentTables = {
  /** A payment belongs to a booking, a change of a booking, or a trip. */
  payments: {
    /** Our id, which is the gateway's idempotency key. */
    id: string
    booking_id: Optional<string>
    change_id: Optional<string>
    trip_id: Optional<string>
    state: PaymentStatus
    amount: number
    currency: string
    card_brand: Optional<string>
    card_last4: Optional<string>
    decline_reason: Optional<string>
    action_url: Optional<string>
    action_until: NullableInstant
    abandoned_at: NullableInstant
    /** Keys of `window_counts` that count a card during 3-D Secure, until the bank approves. */
    counted_under: Optional<Buffer[]>
    /**
     * Time of the next query to the gateway, unless someone settles it first. Null if its booking's job
     * settles it.
     */
    next_at: NullableInstant
    created_at: Instant
    updated_at: Instant
  }
  refunds: {
    /** The gateway's idempotency key. The refund of a payment's whole remainder has the payment's id. */
    id: string
    payment_id: string
    amount: number
    status: RefundStatus
    /** The staff request that it pays. Null if it belongs to a cancellation or a change. */
    request_id: Optional<string>
    /** Time to send it. Null if its booking's job sends it. */
    next_at: NullableInstant
    created_at: Instant
    changed_at: Instant
  }
  /** About a booking, a trip, a wallet with the trip paid from it, or a partner. */
  ledger_entries: {
    id: string
    booking_id: Optional<string>
    wallet_id: Optional<string>
    trip_id: Optional<string>
    partner_id: Optional<string>
    kind: string
    currency: string
    at: Instant
  }
  ledger_postings: { entry_id: string; account: string; amount: number }
  gateway_references: { payment_id: string; reference: string | null; closed: Defaulted<boolean> }
  gateway_events: { id: string; type: string; at: Instant }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends PaymentTables {}
}
