import type { DeskKind } from '#kernel/desk-kind.ts'
import type { Coordinates } from '#kernel/geo.ts'
import type { OpeningHours } from '#kernel/opening-hours.ts'

/** An airport or a city, with names in both languages. */
export type Place = Coordinates & {
  id: string
  type: 'airport' | 'city' | 'station'
  iata: string | null
  nameEn: string
  nameAr: string
  cityEn: string
  cityAr: string
  countryCode: string
  timeZone: string
  /** Prominence; orders equal matches. */
  rank: number
  /** City of an airport, or airport of a station. */
  parentId: string | null
  /** A city's names in other languages and spellings. */
  otherNames: readonly string[]
}

/** A supplier's desk. `iata` is the airport it serves; null if in town. */
export type StationPlace = Place & {
  type: 'station'
  supplierId: number
  supplierName: string
  /** The supplier's own code. */
  code: string
  desk: DeskKind
  addressLine: string
  phone: { countryCode: string; phone: string }
  openingHours: OpeningHours
}

export type AnyPlace = (Place & { type: 'airport' | 'city' }) | StationPlace

/**
 * Returns the id of a supplier's station, such as `st-14-dxb`; null if its code has no Latin letter or digit, or is too
 * long.
 */
export function stationId(supplierId: number, code: string): string | null {
  const folded = code
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return folded === '' || folded.length > 50 ? null : `st-${supplierId}-${folded}`
}
