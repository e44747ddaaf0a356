import type { Result } from '#kernel/result.ts'
import type { CardRequest, PlanNeeds } from './plan-needs.ts'
import { planOneWay, planRoundTrip } from './plan-outstation.service.ts'
import { planRental, planSelfDrive } from './plan-rental.service.ts'
import { planTransfer } from './plan-transfer.service.ts'
import type { PlanFailure, PlannedTrip } from '../planned-trip.ts'
import { TRIP_CATEGORIES } from '../trip-category.contract.ts'

/** Finds where and when a trip is to go, and refuses what cannot be driven. */
export type PlanTrip = (request: CardRequest) => Promise<Result<PlannedTrip, PlanFailure>>

export function planTrip(needs: PlanNeeds): PlanTrip {
  return (request) => {
    switch (request.category) {
      case TRIP_CATEGORIES.rental:
        return planRental(needs, request)
      case TRIP_CATEGORIES.selfDrive:
        return planSelfDrive(needs, request)
      case TRIP_CATEGORIES.airportPickUp:
      case TRIP_CATEGORIES.airportDrop:
        return planTransfer(needs, request)
      case TRIP_CATEGORIES.outstationOneWay:
        return planOneWay(needs, request)
      case TRIP_CATEGORIES.outstationRoundTrip:
        return planRoundTrip(needs, request)
    }
  }
}
