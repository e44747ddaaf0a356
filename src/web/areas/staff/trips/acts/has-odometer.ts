import type { StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import { categoryOf } from '#domains/fares/categories.contract.ts'

/** A seat of a shuttle has none. */
export function hasOdometer({ request }: StaffTrip): boolean {
  return !categoryOf(request.category).isScheduled
}
