import { TRIP_CATEGORIES } from './trip-category.contract.ts'

export function isSelfDrive(category: number): boolean {
  return category === TRIP_CATEGORIES.selfDrive
}

/** Chooses the words of a car that is collected (`…_self_drive`), where a text has them; the others speak of a driver. */
export function wordingOf(category: number): { context?: 'self_drive' } {
  return isSelfDrive(category) ? { context: 'self_drive' } : {}
}
