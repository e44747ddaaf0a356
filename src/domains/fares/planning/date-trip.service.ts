import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { QuoteCity } from '../places/quote-city.ts'
import { findAirport, findCity } from '../places/quote-places.store.ts'
import { placesOf } from '../shapes/request-places.ts'
import type { TripRequestInput } from '../shapes/trip-request.contract.ts'
import { cityField, type PlanFailure } from './planned-trip.ts'
import { requestedTimes, tripTimes } from './trip-times.ts'

/** Finds the city and the pick-up time of a trip with addresses, which may be unknown; rejects any other trip. */
export async function dateTrip(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  request: TripRequestInput,
): Promise<Result<{ city: QuoteCity; start: Temporal.ZonedDateTime }, PlanFailure>> {
  if ('departure_id' in request || placesOf(request).length === 0)
    return fail({ code: 'trip_not_offered', path: 'category' })
  const city =
    'airport' in request
      ? ((await findAirport(db, request.airport))?.city ?? null)
      : await findCity(db, request.city_id)
  if (!city)
    return fail({
      code: 'airport' in request ? 'airport_unknown' : 'city_unknown',
      path: cityField(request),
    })
  const times = tripTimes(requestedTimes(request), city.timeZone, clock.now())
  return times.ok ? ok({ city, start: times.value.start }) : times
}
