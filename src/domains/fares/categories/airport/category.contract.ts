import { WITH_DRIVER, type CategoryManifest } from '../category.contract.ts'

/** A transfer from or to an airport, priced by the place's zone or by distance. */
const TRANSFER = {
  ...WITH_DRIVER,
  kind: 'transfer',
  requestParts: ['airport', 'place', 'start', 'flight_number'],
  card: ['slabs', 'zones', 'fuel', 'waiting', 'night', 'estimates'],
  chosen: ['zone_id'],
  isPackaged: true,
} as const

export const AIRPORT_PICK_UP = {
  ...TRANSFER,
  number: 7,
  key: 'airportPickUp',
} as const satisfies CategoryManifest

export const AIRPORT_DROP = {
  ...TRANSFER,
  number: 8,
  key: 'airportDrop',
  endsAtAirport: true,
} as const satisfies CategoryManifest
