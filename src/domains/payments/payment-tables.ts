import type { ColumnType } from 'kysely'
import type { Instant, Optional } from '#platform/db/columns.ts'

/** Payments, the ledger, and gateway events. */
export type PaymentTables = {
  payments: {
    id: string
    booking_id: string
    status: PaymentStatus
    amount: number
    currency: string
    refund_amount: ColumnType<number, number | undefined, number>
    change_id: ColumnType<string | null, string | null | undefined, string | null>
    given_back: ColumnType<number, number | undefined, number>
    card_brand: ColumnType<string | null, string | null | undefined, string | null>
    card_last4: ColumnType<string | null, string | null | undefined, string | null>
    action_url: ColumnType<string | null, string | null | undefined, string | null>
    action_until: ColumnType<
      Temporal.Instant | null,
      Temporal.Instant | null | undefined,
      Temporal.Instant | null
    >
    abandoned_at: ColumnType<
      Temporal.Instant | null,
      Temporal.Instant | null | undefined,
      Temporal.Instant | null
    >
    created_at: Instant
    updated_at: Instant
  }
  /** About a booking, or about a wallet and the trip that was paid from it. */
  ledger_entries: {
    id: string
    booking_id: Optional<string>
    wallet_id: Optional<string>
    trip_id: Optional<string>
    kind: string
    currency: string
    at: Instant
  }
  ledger_postings: { entry_id: string; account: string; amount: number }
  gateway_references: {
    payment_id: string
    reference: string | null
    closed: ColumnType<boolean, boolean | undefined, boolean>
  }
  gateway_events: { id: string; type: string; at: Instant }
}

export type PaymentStatus =
  | 'opened'
  | 'authorised'
  | 'declined'
  | 'captured'
  | 'released'
  | 'refunding'
  | 'refunded'

declare module '#platform/db/tables.ts' {
  interface Tables extends PaymentTables {}
}
