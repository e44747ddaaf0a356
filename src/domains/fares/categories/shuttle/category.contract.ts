import { WITH_DRIVER, type CategoryManifest } from '../category.contract.ts'

/** Seats of a departure, at the departure's own price. We chose its number. */
export const SHUTTLE = {
  ...WITH_DRIVER,
  number: 20,
  key: 'shuttle',
  kind: 'shuttle',
  requestParts: ['departure_id', 'seats'],
  card: null,
  chosen: ['seats', 'seat_price'],
  isScheduled: true,
} as const satisfies CategoryManifest
