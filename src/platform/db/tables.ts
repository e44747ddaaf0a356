import type { ColumnType, JSONColumnType } from 'kysely'
import type { OpeningHours } from '#kernel/opening-hours.ts'
import type { AccountTables } from './account-tables.ts'
import type { BookingChangeTables } from './booking-change-tables.ts'
import type { CouponTables } from './coupon-tables.ts'
import type { PartnerTables } from './partner-tables.ts'
import type { RatingTables } from './rating-tables.ts'
import type { ReferralTables } from './referral-tables.ts'
import type { SecondStepTables } from './second-step-tables.ts'
import type { StaffTables } from './staff-tables.ts'
import type { StockTables } from './stock-tables.ts'

/**
 * The tables as the migrations make them. A JSON column's type is named by the store that owns it, because this
 * folder knows no domain; `Json` here is what may be kept in one.
 */
type Json = JSONColumnType<object, object, object>
type NullableJson = ColumnType<object | null, object | null, object | null>
type Instant = ColumnType<Date, Date | string, Date | string>
type NullableInstant = ColumnType<Date | null, Date | string | null, Date | string | null>
/** bigint: pg answers it as text unless told otherwise; `database.ts` tells it to read numbers. */
type Count = number

/** Tables that a file of their own tells of. */
type FurtherTables = AccountTables &
  BookingChangeTables &
  CouponTables &
  PartnerTables &
  RatingTables &
  ReferralTables &
  SecondStepTables &
  StaffTables &
  StockTables

export type Tables = FurtherTables & {
  suppliers: { id: number; code: string; name: string; rating_tenths: number }
  plans: {
    id: string
    supplier_id: number
    name: string
    label: string
    enabled: boolean
    margin_basis_points: number
    payment_timing: 'now' | 'desk' | 'part'
    non_refundable: boolean
    free_cancellation_hours: number
  }
  locations: {
    id: string
    type: 'airport' | 'city' | 'station'
    iata: string | null
    name_en: string
    name_ar: string
    city_en: string
    city_ar: string
    country_code: string
    latitude: number
    longitude: number
    time_zone: string
    rank: number
    parent_id: string | null
  }
  stations: {
    location_id: string
    supplier_id: number
    code: string
    desk: string
    address_line: string
    phone_country_code: string
    phone: string
    opening_hours: JSONColumnType<OpeningHours, OpeningHours, OpeningHours>
  }
  seeds: { name: string; fingerprint: string }
  exchange_rates: { date: string; currency: string; per_euro: string }
  quotes: {
    id: string
    expires_at: Instant
    plan_id: string
    sold: Json
    exchange: Json
  }
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
    pick_up_at: Instant
    drop_off_at: Instant
    supplier_state: ColumnType<SupplierState, SupplierState | undefined, SupplierState>
    supplier_reference: ColumnType<string | null, string | null | undefined, string | null>
    cancellation: ColumnType<object | null, object | null | undefined, object | null>
    attempts: ColumnType<number, number | undefined, number>
    lease_until: ColumnType<Date | null, Date | null | undefined, Date | string | null>
    lease_owner: ColumnType<string | null, string | null | undefined, string | null>
    /** Null: no supplier's record has said so. */
    picked_up_at: ColumnType<Date | null, Date | null | undefined, Date>
    created_at: Instant
    updated_at: Instant
  }
  booking_events: {
    id: string
    booking_id: string
    at: Instant
    kind: string
    detail: NullableJson
  }
  reference_requests: { id: string; email: string; lang_id: number | null }
  booking_grants: { token_hash: Buffer; booking_id: string }
  payments: {
    id: string
    booking_id: string
    status: PaymentStatus
    amount: Count
    currency: string
    refund_amount: ColumnType<number, number | undefined, number>
    change_id: ColumnType<string | null, string | null | undefined, string | null>
    given_back: ColumnType<number, number | undefined, number>
    card_brand: ColumnType<string | null, string | null | undefined, string | null>
    card_last4: ColumnType<string | null, string | null | undefined, string | null>
    action_url: ColumnType<string | null, string | null | undefined, string | null>
    action_until: ColumnType<Date | null, Date | null | undefined, Date | null>
    abandoned_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    created_at: Instant
    updated_at: Instant
  }
  ledger_entries: { id: string; booking_id: string; kind: string; currency: string; at: Instant }
  ledger_postings: { entry_id: string; account: string; amount: Count }
  gateway_references: {
    payment_id: string
    reference: string | null
    closed: ColumnType<boolean, boolean | undefined, boolean>
  }
  reconciliations: {
    day: string
    started_at: Instant
    ended_at: NullableInstant
    bookings: ColumnType<number, number | undefined, number>
    differences: ColumnType<number, number | undefined, number>
  }
  reconciliation_differences: {
    id: string
    booking_id: string
    kind: string
    ours: string
    theirs: string
    first_seen_at: Instant
    last_seen_at: Instant
  }
  gateway_events: { id: string; type: string; at: Instant }
  transaction_marks: { id: string; at: Instant }
  workers: {
    id: string
    held_until: Instant
    folder: string | null
    simulators: string[]
  }
  idempotency_keys: {
    user_id: string
    key: string
    call: string
    request_hash: Buffer
    status: ColumnType<number | null, number | null | undefined, number | null>
    reply: ColumnType<object | null, object | null | undefined, object | null>
    started_at: Instant
    owner: ColumnType<string | null, string | null | undefined, string | null>
  }
  invoice_series: { series: string; last: number }
  invoices: {
    number: string
    series: string
    position: number
    kind: string
    booking_id: string
    previous: string | null
    content: Json
    issued_at: Instant
  }
  mails: {
    id: string
    recipient: string
    lang_id: number
    subject: string
    html: string
    text: string
    attachments: Json
    created_at: Instant
    sent_at: NullableInstant
    attempts: ColumnType<number, number | undefined, number>
    due_at: Instant
    last_failure: string | null
  }
}

/**
 * Where the supplier stands: `asked` from before the first request until its answer is known for certain; `too_dear`
 * while it holds a reservation at a higher price than was sold, which is to be undone; `changing` while a change of the
 * reservation is under way.
 */
export type SupplierState =
  | 'none'
  | 'asked'
  | 'reserved'
  | 'too_dear'
  | 'refused'
  | 'changing'
  | 'cancelling'
  | 'cancelled'

export type PaymentStatus =
  | 'opened'
  | 'authorised'
  | 'declined'
  | 'captured'
  | 'released'
  | 'refunding'
  | 'refunded'
