import { WITH_DRIVER, type CategoryManifest } from '../category.contract.ts'

/** A one-way trip to another city. */
export const OUTSTATION_ONE_WAY = {
  ...WITH_DRIVER,
  number: 10,
  key: 'outstationOneWay',
  kind: 'outstation_one_way',
  name: { en: 'Outstation, one way', ar: 'بين المدن، ذهاب فقط', fr: 'Longue distance, aller simple' },
  requestParts: ['city_id', 'from', 'stops', 'to', 'start'],
  card: ['per_km', 'min_km', 'driver_allowance', 'fuel', 'waiting', 'night', 'estimates'],
  chosen: [],
} as const satisfies CategoryManifest

/** A trip to another city and directly back. */
export const OUTSTATION_ROUND_TRIP = {
  ...WITH_DRIVER,
  number: 11,
  key: 'outstationRoundTrip',
  kind: 'outstation_round_trip',
  name: { en: 'Outstation, round trip', ar: 'بين المدن، ذهاب وعودة', fr: 'Longue distance, aller-retour' },
  requestParts: ['city_id', 'from', 'stops', 'to', 'start', 'return'],
  card: ['per_km', 'min_km_per_day', 'driver_allowance', 'fuel', 'night', 'estimates'],
  chosen: [],
} as const satisfies CategoryManifest
