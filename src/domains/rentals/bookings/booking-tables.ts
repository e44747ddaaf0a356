import type { ColumnType } from 'kysely'
import type { FoundBy, FoundKeys, Instant, Json, NullableJson } from '#platform/db/columns.ts'
import type { BookingEventKind, SupplierState } from './booking-status.contract.ts'

/** Bookings, from the cart onwards. */
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
    found_by: FoundBy
    found_keys: FoundKeys
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
    /** Null: no supplier record has reported it. */
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
    /** By which request; null: by a job, or before requests were noted. */
    request_id: ColumnType<string | null, string | null | undefined, never>
    trace_id: ColumnType<string | null, string | null | undefined, never>
  }
  booking_grants: { token_hash: Buffer; booking_id: string }
  /** Cars that the staff booked, or hold in a cart, for callers; each of a quote of its own. */
  caller_bookings: { booking_id: string; quote_id: string }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends BookingTables {}
}
