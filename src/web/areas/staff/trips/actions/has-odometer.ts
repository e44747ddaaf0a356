import type { StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import { categoryOf } from '#domains/fares/categories.contract.ts'

/** Returns true if the trip records an odometer; seats of a shuttle do not. */
export function hasOdometer({ request }: StaffTrip): boolean {
  return !categoryOf(request.category).isScheduled
}
