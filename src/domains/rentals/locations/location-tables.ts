import type { Generated, JSONColumnType } from 'kysely'
import type { OpeningHours } from '#kernel/opening-hours.ts'

/** Tables of searchable places and their desks. */
export type LocationTables = {
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
    other_names: Generated<string[]>
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
}

declare module '#platform/db/tables.ts' {
  interface Tables extends LocationTables {}
}
