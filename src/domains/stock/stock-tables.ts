import type { CoverPart } from '#kernel/cover-parts.ts'
import type { DeskKind } from '#kernel/desk-kind.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { OpeningHours } from '#kernel/opening-hours.ts'
import type { Instant, JsonText } from '#platform/db/columns.ts'

/** Tables of our own stock. Amounts are hundredths of the station's currency, days `YYYY-MM-DD`. */
export type StockTables = {
  stock_stations: {
    code: string
    name: string
    iata: string | null
    city: string
    country_code: string
    address_line: string
    phone_country_code: string
    phone: string
    latitude: number
    longitude: number
    desk: DeskKind
    opening_hours: JSONColumnType<OpeningHours, OpeningHours, OpeningHours>
    time_zone: string
    currency: string
    lead_hours: number
    free_cancellation_hours: number
    weekend: string[]
    weekend_basis_points: number
    out_of_hours_minutes: number
    out_of_hours_fee: number
    young_driver_below: number
    young_driver_fee: number
    young_driver_most_days: number
  }
  stock_seasons: { station: string; first_day: string; last_day: string; basis_points: number }
  stock_length_steps: { station: string; from_days: number; basis_points: number }
  stock_one_way: { from_station: string; to_station: string; fee: number }
  stock_extras: {
    station: string
    code: string
    kind: string
    name: string
    price: number
    per: 'rental' | 'day'
    ceiling: number | null
    most: number
  }
  stock_protections: {
    station: string
    code: string
    kind: string
    name: string
    day_price: number
    excess_basis_points: number
    covers: Generated<CoverPart[]>
    excludes: Generated<CoverPart[]>
  }
  stock_classes: {
    station: string
    acriss: string
    vehicle_name: string
    seats: number
    doors: number
    bags: number
    day_price: number
    deposit: number
    excess: number
    km_per_day: number | null
    extra_km: number | null
    minimum_age: number
    fuel_policy: string
    credit_card_required: boolean
  }
  stock_cars: {
    station: string
    plate: string
    acriss: string
    in_service_from: string
    out_of_service_from: string | null
  }
  /** `acriss` null: the station rents out no car at all on these days. */
  stock_blackouts: {
    id: string
    station: string
    acriss: string | null
    first_day: string
    last_day: string
  }
  stock_days: { station: string; acriss: string; day: string; taken: number }
  stock_reservations: {
    number: string
    reference: string
    status: 'confirmed' | 'cancelled'
    station: string
    drop_off_station: string
    acriss: string
    pick_up_at: string
    drop_off_at: string
    first_day: string
    last_day: string
    total: number
    currency: string
    extras: JsonText
    protection: string | null
    driver: JsonText
    created_at: Instant
    updated_at: Instant
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends StockTables {}
}
