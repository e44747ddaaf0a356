import type { Coordinates } from '#kernel/geo.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { roundKm } from '../distances/km.ts'
import type { CardRequest, PlanNeeds } from './plan-needs.ts'
import { isNear, knownIds, placeAt, type PlanFailure, type PlannedTrip } from '../planned-trip.ts'
import type { QuoteCity } from '../quote-city.ts'
import type { TRIP_CATEGORIES } from '../trip-category.contract.ts'
import { tripTimes } from '../trip-times.ts'

type OneWay = Extract<CardRequest, { category: typeof TRIP_CATEGORIES.outstationOneWay }>
type RoundTrip = Extract<CardRequest, { category: typeof TRIP_CATEGORIES.outstationRoundTrip }>

/** One way. */
const MOST_KM = 3000

/** To another city, by way of the stops. */
export async function planOneWay(
  needs: PlanNeeds,
  request: OneWay,
): Promise<Result<PlannedTrip, PlanFailure>> {
  const city = await needs.places.city(request.city_id)
  if (!city) return fail({ code: 'city_unknown', path: 'city_id' })
  const times = tripTimes({ start: request.start }, city.timeZone, needs.clock.now())
  if (!times.ok) return times
  const stations = await stationsOf(needs, city, request)
  if (!stations.ok) return stations
  const way = await needs.measure(stations.value)
  if (!way) return fail({ code: 'place_unreachable', path: 'to' })
  if (way.km > MOST_KM) return fail({ code: 'place_too_far', path: 'to' })
  const { start } = times.value
  const end = start.add({ minutes: way.minutes }).toInstant()
  return ok({
    city,
    start,
    way,
    otherwise: NOT_OFFERED,
    choose: (content) =>
      content.kind === 'outstation_one_way'
        ? { chosen: { kind: content.kind }, end, driving: [{ from: start.toInstant(), to: end }] }
        : null,
  })
}

/** There by way of the stops, and straight back until the return. */
export async function planRoundTrip(
  needs: PlanNeeds,
  request: RoundTrip,
): Promise<Result<PlannedTrip, PlanFailure>> {
  const city = await needs.places.city(request.city_id)
  if (!city) return fail({ code: 'city_unknown', path: 'city_id' })
  const asked = { start: request.start, end: { path: 'return', at: request.return } } as const
  const times = tripTimes(asked, city.timeZone, needs.clock.now())
  if (!times.ok) return times
  const stations = await stationsOf(needs, city, request)
  if (!stations.ok) return stations
  const [out, back] = await Promise.all([
    needs.measure(stations.value),
    needs.measure(homeward(stations.value)),
  ])
  if (!out || !back) return fail({ code: 'place_unreachable', path: 'to' })
  if (Math.max(out.km, back.km) > MOST_KM) return fail({ code: 'place_too_far', path: 'to' })
  const start = times.value.start.toInstant()
  const end = (times.value.end ?? times.value.start).toInstant()
  const arrives = start.add({ minutes: out.minutes })
  const leaves = end.subtract({ minutes: back.minutes })
  if (Temporal.Instant.compare(arrives, leaves) > 0) return fail({ code: 'return_too_soon', path: 'return' })
  const driving = [
    { from: start, to: arrives },
    { from: leaves, to: end },
  ]
  return ok({
    city,
    start: times.value.start,
    way: {
      km: roundKm(out.km + back.km),
      minutes: out.minutes + back.minutes,
      source: out.source === back.source ? out.source : 'estimate',
      fallback: out.fallback || back.fallback,
    },
    otherwise: NOT_OFFERED,
    choose: (content) =>
      content.kind === 'outstation_round_trip' ? { chosen: { kind: content.kind }, end, driving } : null,
  })
}

const NOT_OFFERED = { code: 'trip_not_offered', path: 'city_id' } as const

/** Where the trip passes, in order. */
async function stationsOf(
  { places }: PlanNeeds,
  city: QuoteCity,
  { from, stops, to }: Pick<OneWay, 'from' | 'stops' | 'to'>,
): Promise<Result<Coordinates[], PlanFailure>> {
  const asked = [
    { place: from, path: 'from' },
    ...stops.map((place, at) => ({ place, path: `stops.${at}` })),
    { place: to, path: 'to' },
  ]
  const known = await places.places(knownIds(from, ...stops, to))
  const stations: Coordinates[] = []
  for (const { place, path } of asked) {
    const station = placeAt(place, path, known)
    if (!station.ok) return station
    if (path === 'from' && !isNear(station.value, city)) return fail({ code: 'place_outside_city', path })
    stations.push(station.value)
  }
  return ok(stations)
}

/** From the last place to the first. */
function homeward(stations: readonly Coordinates[]): Coordinates[] {
  return [...stations.slice(-1), ...stations.slice(0, 1)]
}
