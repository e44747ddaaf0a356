import type { Clock } from '#kernel/clock.ts'
import type { MeasureWay } from '../distances/measure-way.service.ts'
import type { QuotePlaces } from '../places/quote-places.store.ts'
import type { TripRequest } from '../quote.contract.ts'
import type { TRIP_CATEGORIES } from '../trip-category.contract.ts'

/** A request that is priced by rate cards. */
export type CardRequest = Exclude<TripRequest, { category: typeof TRIP_CATEGORIES.shuttle }>

export type PlanNeeds = { places: QuotePlaces; measure: MeasureWay; clock: Clock }
