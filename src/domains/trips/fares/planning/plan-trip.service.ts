import type { Clock } from '#kernel/clock.ts'
import type { Result } from '#kernel/result.ts'
import type { MeasureWay } from '../distances/measure-way.service.ts'
import { planOneWay, planRoundTrip } from './plan-outstation.service.ts'
import { planRental, planSelfDrive } from './plan-rental.service.ts'
import { planTransfer } from './plan-transfer.service.ts'
import type { PlanFailure, PlannedTrip } from './planned-trip.ts'
import type { QuotePlaces } from '../quotes/quote-places.store.ts'
import type { TripRequest } from '../quotes/quote.contract.ts'
import { TRIP_CATEGORIES } from '../trip-category.contract.ts'

/** A request that is priced by rate cards. */
export type CardRequest = Exclude<TripRequest, { category: typeof TRIP_CATEGORIES.shuttle }>

export type PlanNeeds = { places: QuotePlaces; measure: MeasureWay; clock: Clock }

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
