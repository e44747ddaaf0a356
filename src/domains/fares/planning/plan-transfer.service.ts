import { fail, ok, type Result } from '#kernel/result.ts'
import type { CardRequest, PlanNeeds } from './plan-needs.ts'
import { knownIds, placeAt, type PlanFailure, type PlannedTrip } from '../planned-trip.ts'
import { TRIP_CATEGORIES } from '../trip-category.contract.ts'
import { tripTimes } from '../trip-times.ts'
import { zoneOf } from '../places/zone-of.ts'

type Transfer = Extract<CardRequest, { airport: string }>

/** Farther from the airport it is a trip to another city. */
const MOST_KM = 200

/** From an airport to a place, or from there to the airport. */
export async function planTransfer(
  { places, measure, clock }: PlanNeeds,
  request: Transfer,
): Promise<Result<PlannedTrip, PlanFailure>> {
  const airport = await places.airport(request.airport)
  if (!airport) return fail({ code: 'airport_unknown', path: 'airport' })
  const { city } = airport
  const times = tripTimes({ start: request.start }, city.timeZone, clock.now())
  if (!times.ok) return times
  const known = await places.places(knownIds(request.place))
  const place = placeAt(request.place, 'place', known)
  if (!place.ok) return place
  const isPickUp = request.category === TRIP_CATEGORIES.airportPickUp
  const [way, zones] = await Promise.all([
    measure(isPickUp ? [airport.at, place.value] : [place.value, airport.at]),
    places.zones(city.id),
  ])
  if (!way) return fail({ code: 'place_unreachable', path: 'place' })
  if (way.km > MOST_KM) return fail({ code: 'place_too_far', path: 'place' })
  const { start } = times.value
  const end = start.add({ minutes: way.minutes }).toInstant()
  const zone_id = zoneOf(place.value, zones)
  return ok({
    city,
    start,
    way,
    otherwise: { code: 'trip_not_offered', path: 'airport' },
    choose: (content) =>
      content.kind === 'transfer'
        ? { chosen: { kind: 'transfer', zone_id }, end, driving: [{ from: start.toInstant(), to: end }] }
        : null,
  })
}
