/** Booking categories (specification §3); a shuttle's number is ours. */
export const TRIP_CATEGORIES = {
  rental: 2,
  selfDrive: 5,
  airportPickUp: 7,
  airportDrop: 8,
  outstationOneWay: 10,
  outstationRoundTrip: 11,
  shuttle: 20,
} as const
export type TripCategory = (typeof TRIP_CATEGORIES)[keyof typeof TRIP_CATEGORIES]

/** Those priced by rate cards; a shuttle's seats are priced by its timetable. */
export const CARD_CATEGORIES = [
  TRIP_CATEGORIES.rental,
  TRIP_CATEGORIES.selfDrive,
  TRIP_CATEGORIES.airportPickUp,
  TRIP_CATEGORIES.airportDrop,
  TRIP_CATEGORIES.outstationOneWay,
  TRIP_CATEGORIES.outstationRoundTrip,
] as const
export type CardCategory = (typeof CARD_CATEGORIES)[number]

export function isSelfDrive(category: number): boolean {
  return category === TRIP_CATEGORIES.selfDrive
}

/** Chooses the words of a car that is collected (`…_self_drive`), where a text has them; the others speak of a driver. */
export function wordingOf(category: number): { context?: 'self_drive' } {
  return isSelfDrive(category) ? { context: 'self_drive' } : {}
}
