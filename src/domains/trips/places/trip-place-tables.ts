import type {
  Defaulted,
  Instant,
  Json,
  JsonText,
  NullableInstant,
  NullableJson,
  Optional,
} from '#platform/db/columns.ts'
import type { TripPlaceKind } from './trip-place.contract.ts'
import type { VehiclePicture } from '../vehicles/vehicle-picture.contract.ts'

/** Where trips go, and with what. `version` grows with every change by the staff, so that a stale one is refused. */
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
  vehicle_types: {
    id: string
    version: Defaulted<number>
    name_en: string
    name_ar: string
    seats: number
    bags: number
    picture: VehiclePicture
    /** The order in which they are shown, and the class: of cars, as of buses, a higher one is better. */
    rank: number
    hidden_at: NullableInstant
  }
  vehicle_models: {
    id: string
    version: Defaulted<number>
    vehicle_type_id: string
    make: string
    model: string
    seats: number
    bags: number
    fuel: string
    hidden_at: NullableInstant
  }
  vehicles: {
    id: string
    version: Defaulted<number>
    model_id: string
    owner_id: Optional<string>
    city_id: string
    plate: string
    color: Optional<string>
    odometer_km: Defaulted<number>
    hidden_at: NullableInstant
    created_at: Instant
  }
  drivers: {
    id: string
    version: Defaulted<number>
    name: string
    phone: Json
    licence_number: string
    licence_until: string
    city_id: string
    owner_id: Optional<string>
    hidden_at: NullableInstant
    created_at: Instant
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends TripPlaceTables {}
}
