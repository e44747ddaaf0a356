import { distanceKm, type Coordinates } from '#kernel/geo.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { AskedPlace, LocatedPlace } from './places/trip-place.contract.ts'
import type { Chosen, Way } from './fare-inputs.ts'
import type { Period } from './night-parts.ts'
import type { QuoteCity } from './quote-city.ts'
import type { RateCardContent } from './rate-cards/rate-card-content.contract.ts'
import type { TimesFailure } from './trip-times.ts'

/** Why a trip cannot be driven as it was asked for, and the field that says so. */
export type PlanFailure =
  | TimesFailure
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

/** What a rate card makes of a trip: its package or plan, when it is over, and when it is driven. */
export type Choice = { chosen: Chosen; end: Temporal.Instant; driving: readonly Period[] }

/** A trip that can be driven, before it is priced. */
export type PlannedTrip = {
  city: QuoteCity
  start: Temporal.ZonedDateTime
  /** Null: not known before the trip. */
  way: Way | null
  /** Null: this card does not offer it. */
  choose: (content: RateCardContent) => Choice | null
  /** Where no card offers it. */
  otherwise: PlanFailure
}

/** Trips begin at most so far from the city's centre. */
const CITY_RADIUS_KM = 60

/** The ids of those that are known places. */
export function knownIds(...asked: readonly AskedPlace[]): string[] {
  return asked.flatMap(({ place_id }) => place_id ?? [])
}

/** Where an asked place is: a known place by its id, any other by its coordinates. */
export function placeAt(
  asked: LocatedPlace,
  path: string,
  known: ReadonlyMap<string, Coordinates>,
): Result<Coordinates, PlanFailure> {
  if (asked.place_id === undefined) return ok({ latitude: asked.latitude, longitude: asked.longitude })
  const at = known.get(asked.place_id)
  return at ? ok(at) : fail({ code: 'place_unknown', path: `${path}.place_id` })
}

export function isNear(place: Coordinates, city: Coordinates): boolean {
  return distanceKm(place, city) <= CITY_RADIUS_KM
}
