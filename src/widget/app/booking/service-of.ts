import { TRIP_CATEGORIES } from '#domains/trips/fares/trip-category.contract.ts'

/** Names of the booking categories (specification §3) among our words. */
const SERVICES: Readonly<Record<number, string>> = {
  2: 'rental',
  5: 'self_drive',
  7: 'airport_pick_up',
  8: 'airport_drop',
  10: 'one_way',
  11: 'round_trip',
  20: 'shuttle',
}

export function serviceOf(category: number): string {
  return SERVICES[category] ?? 'rental'
}

export function isSelfDrive(category: number): boolean {
  return category === TRIP_CATEGORIES.selfDrive
}

/** Chooses the words of a car that is collected (`…_self_drive`), where a text has them; the others speak of a driver. */
export function wordingOf(category: number): { context?: 'self_drive' } {
  return isSelfDrive(category) ? { context: 'self_drive' } : {}
}
