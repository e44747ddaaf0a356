import type { Insertable } from 'kysely'
import type { TripPlaceTables } from '#domains/fares/places/trip-place-tables.ts'
import { CITIES } from './cities.ts'

type Zone = Insertable<TripPlaceTables['trip_zones']>

/** Nested zones; a place is in the innermost. `reach`: degrees from the city's centre. */
export const ZONE_KINDS = [
  {
    name: '1-centre',
    reach: 0.05,
    en: (city: string) => `Central ${city}`,
    ar: (city: string) => `وسط ${city}`,
  },
  { name: '2-city', reach: 0.13, en: (city: string) => city, ar: (city: string) => city },
  {
    name: '3-greater',
    reach: 0.3,
    en: (city: string) => `Greater ${city}`,
    ar: (city: string) => `${city} الكبرى`,
  },
] as const

export function zoneIdOf(cityId: string, name: (typeof ZONE_KINDS)[number]['name']): string {
  return `${cityId}-${name}`
}

/** Three zones of each city for the prices of transfers. */
export const ZONES: readonly Zone[] = CITIES.flatMap(({ id, name_en, name_ar, latitude, longitude }) =>
  ZONE_KINDS.map(({ name, reach, en, ar }) => ({
    id: zoneIdOf(id, name),
    city_id: id,
    name_en: en(name_en),
    name_ar: ar(name_ar),
    ring: JSON.stringify(octagon(latitude, longitude, reach)),
  })),
)

/** `[longitude, latitude]` of each corner. */
function octagon(latitude: number, longitude: number, reach: number): [number, number][] {
  const side = reach * Math.tan(Math.PI / 8)
  const corners = [
    [side, reach],
    [reach, side],
    [reach, -side],
    [side, -reach],
    [-side, -reach],
    [-reach, -side],
    [-reach, side],
    [-side, reach],
  ] as const
  const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000
  return corners.map(([east, north]) => [rounded(longitude + east), rounded(latitude + north)])
}
