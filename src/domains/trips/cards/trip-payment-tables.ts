import type { Instant, NullableInstant, Optional } from '#platform/db/columns.ts'
import type { TripPaymentStatus, TripRefundStatus } from './trip-payment.ts'

/** Card payments of trips. */
export type TripPaymentTables = {
  trip_payments: {
    /** Ours, and the gateway's idempotency key. */
    id: string
    trip_id: string
    status: TripPaymentStatus
    /** Hundredths of `currency`. */
    amount: number
    currency: string
    card_brand: Optional<string>
    card_last4: Optional<string>
    decline_reason: Optional<string>
    action_url: Optional<string>
    next_at: NullableInstant
    created_at: Instant
    changed_at: Instant
  }
  trip_refunds: {
    /** The gateway's idempotency key of the refund. */
    id: string
    payment_id: string
    amount: number
    status: TripRefundStatus
    next_at: NullableInstant
    created_at: Instant
    changed_at: Instant
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends TripPaymentTables {}
}
