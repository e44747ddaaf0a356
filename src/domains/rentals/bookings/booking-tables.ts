import type { ColumnType } from 'kysely'
import type { SearchTextColumn, SearchKeysColumn, Instant, Json, NullableJson } from '#platform/db/columns.ts'
import type { BookingEventKind, SupplierState } from './booking-status.contract.ts'

/** Tables of bookings, including carts. */
export type BookingTables = {
  bookings: {
    id: string
    reference: string
    user_id: string
    lang_id: number
    status: string
    plan_id: string
    quote_expires_at: Instant
    sold: Json
    exchange: Json
    extras: Json
    protection: NullableJson
    coupon: NullableJson
    price: Json
    driver: NullableJson
    driver_email: string | null
    found_by: SearchTextColumn
    found_keys: SearchKeysColumn
    pick_up_at: Instant
    drop_off_at: Instant
    supplier_state: ColumnType<SupplierState, SupplierState | undefined, SupplierState>
    supplier_reference: ColumnType<string | null, string | null | undefined, string | null>
    cancellation: ColumnType<object | null, object | null | undefined, object | null>
    attempts: ColumnType<number, number | undefined, number>
    lease_until: ColumnType<
      Temporal.Instant | null,
      Temporal.Instant | null | undefined,
      Temporal.Instant | string | null
    >
    lease_owner: ColumnType<string | null, string | null | undefined, string | null>
    /** Null if no supplier record has reported it. */
    picked_up_at: ColumnType<Temporal.Instant | null, Temporal.Instant | null | undefined, Temporal.Instant>
    created_at: Instant
    updated_at: Instant
  }
  booking_events: {
    id: string
    booking_id: string
    at: Instant
    kind: BookingEventKind
    detail: NullableJson
    /** Id of the request that caused it; null for jobs and for events older than this column. */
    request_id: ColumnType<string | null, string | null | undefined, never>
    trace_id: ColumnType<string | null, string | null | undefined, never>
  }
  booking_grants: { token_hash: Buffer; booking_id: string }
  /** Cars that staff booked or put in a cart for callers, each from its own quote. */
  caller_bookings: { booking_id: string; quote_id: string }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends BookingTables {}
}
