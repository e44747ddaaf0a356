import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { QuoteCity } from '../places/quote-city.ts'
import type { QuotePlaces } from '../places/quote-places.store.ts'
import { placesOf } from '../shapes/request-places.ts'
import type { AskedTripRequest } from '../shapes/trip-request.contract.ts'
import { cityField, type PlanFailure } from './planned-trip.ts'
import { requestedTimes, tripTimes } from './trip-times.ts'

/** Finds the city and the pick-up time of a trip with addresses, which may be unknown; rejects any other trip. */
export type DateTrip = (
  request: AskedTripRequest,
) => Promise<Result<{ city: QuoteCity; start: Temporal.ZonedDateTime }, PlanFailure>>

type Needs = { places: Pick<QuotePlaces, 'city' | 'airport'>; clock: Clock }

export function dateTrip({ places, clock }: Needs): DateTrip {
  return async (request) => {
    if ('departure_id' in request || placesOf(request).length === 0)
      return fail({ code: 'trip_not_offered', path: 'category' })
    const city =
      'airport' in request
        ? ((await places.airport(request.airport))?.city ?? null)
        : await places.city(request.city_id)
    if (!city)
      return fail({
        code: 'airport' in request ? 'airport_unknown' : 'city_unknown',
        path: cityField(request),
      })
    const times = tripTimes(requestedTimes(request), city.timeZone, clock.now())
    return times.ok ? ok({ city, start: times.value.start }) : times
  }
}
