import type { TripCategory } from '#domains/fares/public.ts'
import type {
  Defaulted,
  SearchTextColumn,
  SearchKeysColumn,
  Instant,
  Json,
  NullableInstant,
  NullableJson,
  Optional,
} from '#platform/db/columns.ts'
import type { Approval, PayBy, TripChargeKind, TripEventKind, TripStatus } from './trip.contract.ts'

export type TripTables = {
  trips: {
    id: string
    reference: string
    status: TripStatus
    /** Incremented by every change, so that a stale change is rejected. */
    version: Defaulted<number>
    category: TripCategory
    city_id: string
    time_zone: string
    start_at: Instant
    end_at: Instant
    request: Json
    vehicle_type_id: string
    traveller: Json
    found_by: SearchTextColumn
    found_keys: SearchKeysColumn
    profile_id: Optional<string>
    company_id: Optional<string>
    api_key_id: Optional<string>
    cost_centre: Optional<string>
    pay_by: PayBy
    approval: Approval
    approved_by: Optional<string>
    /** Minutes that the trip stays reserved unpaid after booking or approval, as set at the booking. */
    unpaid_minutes: Defaulted<number>
    partner_code: Optional<string>
    sub_id: Optional<string>
    metadata: Defaulted<object>
    rate_card_version_id: Optional<string>
    fare_inputs: Json
    fare: Json
    /** In hundredths of `currency`. */
    total: number
    currency: string
    bill_inputs: NullableJson
    bill: NullableJson
    /** Supplier, place of supply and payer of the tax. Null if not billed, or billed before this was stored. */
    bill_tax: NullableJson
    billed_total: Optional<number>
    bill_number: Optional<string>
    departure_id: Optional<string>
    seats: Optional<number>
    vehicle_id: Optional<string>
    driver_id: Optional<string>
    odometer_start_km: Optional<number>
    odometer_end_km: Optional<number>
    /** Time at which the driver reached the pick-up. Null if not recorded. */
    arrived_at: NullableInstant
    started_at: NullableInstant
    ended_at: NullableInstant
    created_at: Instant
    changed_at: Instant
    /** SHA-256 of the quote's id. Null if not booked by a quote. */
    quote_hash: Optional<Buffer>
    order_hash: Optional<Buffer>
    booked_by: Optional<string>
    booked_by_staff: Defaulted<boolean>
    order_key: Optional<string>
    lang_id: Defaulted<number>
    notes: Optional<string>
    /** Amount paid by the wallet or the card so far, in hundredths of `currency`. */
    paid: Defaulted<number>
    /** Amount collected by the driver or the desk so far, less amounts returned: the sum of `trip_collections`. */
    collected: Defaulted<number>
    /** From the duty slip: waiting, and the distance and time from the garage and back. */
    waiting_minutes: Optional<number>
    garage_km: Optional<number>
    garage_minutes: Optional<number>
    cancellation: NullableJson
  }
  trip_events: {
    id: string
    trip_id: string
    at: Instant
    kind: TripEventKind
    profile_id: Optional<string>
    staff_id: Optional<string>
    detail: Defaulted<object>
  }
  /** Incidental charges, billed at cost, in hundredths of the trip's currency. */
  trip_charges: {
    id: string
    trip_id: string
    kind: TripChargeKind
    amount: number
    reason: string
    at: Instant
  }
  /** Amounts collected on the spot, in hundredths of the trip's currency. A negative amount was returned. */
  trip_collections: { id: string; trip_id: string; amount: number; at: Instant }
  /** Each cancels a complete bill and stores it unchanged. */
  trip_credit_notes: {
    number: string
    trip_id: string
    bill_number: string
    bill: Json
    bill_inputs: Json
    bill_tax: NullableJson
    /** In hundredths of the trip's currency. */
    total: number
    reason: string
    staff_id: Optional<string>
    issued_at: Instant
  }
  /** The last number of each series of bills and of credit notes. */
  trip_bill_series: { series: string; last: number }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends TripTables {}
}
