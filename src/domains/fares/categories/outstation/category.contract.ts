import { WITH_DRIVER, type CategoryManifest } from '../category.contract.ts'

/** A one-way trip to another city. */
export const OUTSTATION_ONE_WAY = {
  ...WITH_DRIVER,
  number: 10,
  key: 'outstationOneWay',
  kind: 'outstation_one_way',
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
  requestParts: ['city_id', 'from', 'stops', 'to', 'start', 'return'],
  card: ['per_km', 'min_km_per_day', 'driver_allowance', 'fuel', 'night', 'estimates'],
  chosen: [],
} as const satisfies CategoryManifest
