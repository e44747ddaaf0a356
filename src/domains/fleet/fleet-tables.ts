import type {
  Defaulted,
  Instant,
  Json,
  NullableInstant,
  NullableJson,
  Optional,
} from '#platform/db/columns.ts'
import type { VehicleImage } from './vehicle-image.contract.ts'

/**
 * Vehicles, drivers and their owners. Each change by the staff increments `version`, so that a stale change is
 * rejected.
 */
export type FleetTables = {
  vehicle_types: {
    id: string
    version: Defaulted<number>
    name_en: string
    name_ar: string
    seats: number
    bags: number
    picture: VehicleImage
    /** Sort order and class of the type: higher is better, for cars as for buses. */
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
  vehicle_owners: {
    id: string
    version: Defaulted<number>
    name: string
    country_code: string
    tax_id: Optional<string>
    /** True for a corporation. For any other owner, a company may have to pay the tax itself. */
    corporate: Defaulted<boolean>
    phone: NullableJson
    hidden_at: NullableInstant
    created_at: Instant
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends FleetTables {}
}
