import type { StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import { TRIP_CATEGORIES } from '#domains/fares/trip-category.contract.ts'

/** A seat of a shuttle has none. */
export function hasOdometer({ request }: StaffTrip): boolean {
  return request.category !== TRIP_CATEGORIES.shuttle
}
