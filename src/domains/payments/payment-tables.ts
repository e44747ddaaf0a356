import type { Defaulted, Instant, NullableInstant, Optional } from '#platform/db/columns.ts'
import type { PaymentStatus, RefundStatus } from './payment.ts'

/** Payments, the ledger, and gateway events. Amounts are hundredths of a currency. */
export type PaymentTables = {
  /** Each is of a booking, of a change of one, or of a trip. */
  payments: {
    /** Ours, and the gateway's idempotency key. */
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
    /** Keys of `window_counts` under which a card that its bank asks about counts until the bank agrees. */
    counted_under: Optional<Buffer[]>
    /** When the gateway is asked about it, if nobody is there for it before; null: its booking's turn settles it. */
    next_at: NullableInstant
    created_at: Instant
    updated_at: Instant
  }
  refunds: {
    /** The gateway's idempotency key. What gives back all that was left of a payment has the payment's id. */
    id: string
    payment_id: string
    amount: number
    status: RefundStatus
    /** The staff's request that it pays; null: a cancellation or a change does. */
    request_id: Optional<string>
    /** When it is sent; null: its booking's turn sends it. */
    next_at: NullableInstant
    created_at: Instant
    changed_at: Instant
  }
  /** About a booking, a trip, a wallet and the trip that was paid from it, or a partner. */
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
