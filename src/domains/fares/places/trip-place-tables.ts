import type { Defaulted, JsonText, NullableInstant, NullableJson, Optional } from '#platform/db/columns.ts'
import type { TripPlaceKind } from './trip-place.contract.ts'

/** Places of trips. Every change by the staff increments `version`, so that a stale change is rejected. */
export type TripPlaceTables = {
  cities: {
    id: string
    version: Defaulted<number>
    name_en: string
    name_ar: string
    country_code: string
    /** State, if tax depends on it: for India, its GST code. */
    region: Optional<string>
    currency: string
    time_zone: string
    latitude: number
    longitude: number
    /** Desk of its self-drive cars. Null if not on record. */
    desk: NullableJson
    /** Minutes before the pick-up by which trips must be booked, by category. Null for the category's default. */
    lead_minutes: NullableJson
    hidden_at: NullableInstant
  }
  /** Known pick-up places. Others are given by coordinates. */
  trip_places: {
    id: string
    version: Defaulted<number>
    city_id: string
    kind: TripPlaceKind
    iata: Optional<string>
    name_en: string
    name_ar: string
    latitude: number
    longitude: number
    hidden_at: NullableInstant
  }
  /** Parts of a city with their own transfer prices. Where zones overlap, the first by id applies. */
  trip_zones: {
    id: string
    version: Defaulted<number>
    city_id: string
    name_en: string
    name_ar: string
    /** `[longitude, latitude]` of each corner, not closed. */
    ring: JsonText
    hidden_at: NullableInstant
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends TripPlaceTables {}
}
