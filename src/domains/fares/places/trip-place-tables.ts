import type { Defaulted, JsonText, NullableInstant, NullableJson, Optional } from '#platform/db/columns.ts'
import type { TripPlaceKind } from './trip-place.contract.ts'

/** Where trips go. `version` grows with every change by the staff, so that a stale one is refused. */
export type TripPlaceTables = {
  cities: {
    id: string
    version: Defaulted<number>
    name_en: string
    name_ar: string
    country_code: string
    /** A state where taxes are told apart by states: of India its GST code. */
    region: Optional<string>
    currency: string
    time_zone: string
    latitude: number
    longitude: number
    /** Where its self-drive cars are collected and returned; null: that is not on record. */
    desk: NullableJson
    /** How long before their pick-up trips must be booked, by category; null: as the category says. */
    lead_minutes: NullableJson
    hidden_at: NullableInstant
  }
  /** Known places to be picked up at; any other is given by its coordinates. */
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
  /** Parts of a city with transfer prices of their own; where zones overlap the first by id counts. */
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
