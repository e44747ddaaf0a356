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
