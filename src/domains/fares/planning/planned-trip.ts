import { distanceKm, type Coordinates } from '#kernel/geo.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { categoryOf } from '../categories.contract.ts'
import type { CardRequest } from '../categories/category-rules.ts'
import { rulesOf } from '../categories/rules.ts'
import { roundKm } from '../distances/km.ts'
import type { RouteEstimate } from '../distances/route-estimate.ts'
import type { Chosen } from '../lines/fare-inputs.ts'
import type { Period } from '../lines/night-parts.ts'
import type { QuoteCity } from '../places/quote-city.ts'
import type { RequestedPlace, LocatedPlace } from '../places/trip-place.contract.ts'
import type { RateCardContent } from '../shapes/card-content.contract.ts'
import type { TimesFailure, TripTimes } from './trip-times.ts'

/** The reason why a requested trip cannot be driven, and its field. */
export type PlanFailure =
  | TimesFailure
  /** `earliest`: the first pick-up that can still be booked, on the city's clock. */
  | { code: 'trip_too_soon'; path: 'start' | 'departure_id'; earliest: string }
  | {
      code:
        | 'city_unknown'
        | 'airport_unknown'
        | 'place_unknown'
        | 'place_not_found'
        | 'place_outside_city'
        | 'place_too_far'
        | 'place_unreachable'
        | 'return_too_soon'
        | 'package_unknown'
        | 'plan_unknown'
        | 'trip_not_offered'
        | 'departure_unknown'
        | 'departure_full'
      path: string
    }

/** The choice of a rate card for a trip: its package or plan, its end, and its periods of driving. */
export type Choice = { chosen: Chosen; end: Temporal.Instant; driving: readonly Period[] }

/** A trip that can be driven, before pricing. */
export type PlannedTrip = {
  city: QuoteCity
  start: Temporal.ZonedDateTime
  /** Null if not known before the trip. */
  way: RouteEstimate | null
  /** Null if this card does not offer it. */
  choose: (content: RateCardContent) => Choice | null
  /** The failure if no card offers it. */
  otherwise: PlanFailure
}

/** Known details of a trip. `routes`: the outward and return routes; null if no road connects the places. */
type Known = TripTimes & { city: QuoteCity; routes: readonly (RouteEstimate | null)[]; zoneId: string | null }

/** Returns the trip of a request, if it can be driven. */
export function plannedTrip(
  request: CardRequest,
  { city, start, end, routes, zoneId }: Known,
): Result<PlannedTrip, PlanFailure> {
  const { choose, maxKm } = rulesOf(request.category)
  const { hasDriver } = categoryOf(request.category)
  const path = 'place' in request ? 'place' : 'to'
  const measured = routes.filter((route) => route !== null)
  if (measured.length < routes.length) return fail({ code: 'place_unreachable', path })
  if (maxKm !== null && measured.some(({ km }) => km > maxKm)) return fail({ code: 'place_too_far', path })
  const [out = null, back = null] = measured
  const from = start.toInstant()
  // The stay between the outward and the return drive.
  const stay = out &&
    back &&
    end && { from: from.add(timeOf(out)), to: end.subtract(timeOf(back)).toInstant() }
  if (stay && Temporal.Instant.compare(stay.from, stay.to) > 0)
    return fail({ code: 'return_too_soon', path: 'return' })
  return ok({
    city,
    start,
    way: out && back ? addRoutes(out, back) : out,
    otherwise: notOffered(request),
    choose(content) {
      const offer = choose(content, { request, zoneId })
      if (!offer) return null
      const to = end?.toInstant() ?? from.add({ minutes: out?.minutes ?? offer.minutes ?? 0 })
      const driven = stay
        ? [
            { from, to: stay.from },
            { from: stay.to, to },
          ]
        : [{ from, to }]
      return { chosen: offer.chosen, end: to, driving: hasDriver ? driven : [] }
    },
  })
}

function timeOf({ minutes }: RouteEstimate) {
  return { minutes }
}

function addRoutes(out: RouteEstimate, back: RouteEstimate): RouteEstimate {
  return {
    km: roundKm(out.km + back.km),
    minutes: out.minutes + back.minutes,
    source: out.source === back.source ? out.source : 'estimate',
    fallback: out.fallback || back.fallback,
  }
}

function notOffered(request: CardRequest): PlanFailure {
  if ('package_id' in request) return { code: 'package_unknown', path: 'package_id' }
  if ('plan_id' in request) return { code: 'plan_unknown', path: 'plan_id' }
  return { code: 'trip_not_offered', path: cityField(request) }
}

/** Returns the field that identifies the city. */
export function cityField(request: object): 'airport' | 'city_id' {
  return 'airport' in request ? 'airport' : 'city_id'
}

/** Maximum distance of the start from the city's centre. */
const CITY_RADIUS_KM = 60

/** Returns the ids of known places. */
export function knownIds(...requested: readonly RequestedPlace[]): string[] {
  return requested.flatMap(({ place_id }) => place_id ?? [])
}

/** Returns the position of a requested place: a known place by its id, any other by its coordinates. */
export function placeAt(
  requested: LocatedPlace,
  path: string,
  known: ReadonlyMap<string, Coordinates>,
): Result<Coordinates, PlanFailure> {
  if (requested.place_id === undefined)
    return ok({ latitude: requested.latitude, longitude: requested.longitude })
  const at = known.get(requested.place_id)
  return at ? ok(at) : fail({ code: 'place_unknown', path: `${path}.place_id` })
}

export function isNear(place: Coordinates, city: Coordinates): boolean {
  return distanceKm(place, city) <= CITY_RADIUS_KM
}
