import { LRUCache } from 'lru-cache'
import { msOf, type Clock } from '#kernel/clock.ts'
import type { Language } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { AskRates, Plan } from '#domains/suppliers/public.ts'
import type { Location } from '../locations/location.contract.ts'
import { requestRates, type Asked, type Pending } from './request-rates.ts'
import { isSkipped } from './notices.ts'
import { rentalDays } from './rental-days.ts'
import { rentalPeriod, type TimesFailure } from './rental-times.ts'
import { deskPairs, type DeskPair, type SearchPlaces } from './search-places.ts'
import type { SearchedRental } from './searched-rental.ts'

/** Reasons a rental cannot be searched. */
export type RentalFailure = TimesFailure | { code: 'location_not_found'; detail: string }

/**
 * A rental for which every plan with a desk at its places was queried; responses are added to `asked` as `pending`
 * settles.
 */
export type AskedRental = {
  place: Location
  dropOffPlace: Location
  days: number
  residence: string
  /** True if one of its times is in an hour skipped by a clock change. */
  inSkippedHour: boolean
  pairs: readonly DeskPair[]
  asked: Asked[]
  pending: Pending[]
}

/** Searches rates; `widen` includes desks within 25 km. */
export type AskRental = (
  rental: SearchedRental,
  how: { language: Language; widen: boolean },
) => Result<AskedRental, RentalFailure>

type Needs = {
  plans: readonly Plan[]
  /** Returns true if a plan is currently sold. If absent, all plans are. */
  isOn?: (planId: string) => boolean
  places: SearchPlaces
  askRates: AskRates
  clock: Clock
}

/** Max cached pairs of times: calendar arithmetic is slow compared with the rest of a search. */
const PERIODS_IN_MEMORY = 5000

/** Queries every plan with a desk at both places of a rental, for searches and for later price checks. */
export function askRental({ plans, isOn = () => true, places, askRates, clock }: Needs): AskRental {
  const periods = new LRUCache<string, KnownPeriod>({ max: PERIODS_IN_MEMORY })

  function periodOf(
    { pickUpAt, dropOffAt }: SearchedRental,
    zones: { pickUp: string; dropOff: string },
  ): Result<KnownPeriod, TimesFailure> {
    const key = [pickUpAt, dropOffAt, zones.pickUp, zones.dropOff].join('|')
    const known = periods.get(key)
    // Valid times stay valid until the pick-up.
    if (known && known.untilMs > msOf(clock)) return ok(known)
    const period = rentalPeriod({ pickUpAt, dropOffAt }, zones, clock.now())
    if (!period.ok) return period
    const { pickUp, dropOff } = period.value
    const counted = {
      days: rentalDays(period.value),
      untilMs: pickUp.epochMilliseconds,
      inSkippedHour: isSkipped(pickUpAt, pickUp) || isSkipped(dropOffAt, dropOff),
    }
    periods.set(key, counted)
    return ok(counted)
  }

  return (rental, { language, widen }) => {
    const place = places.location(rental.pickUpId, language)
    const dropOffPlace = places.location(rental.dropOffId, language)
    if (!place || !dropOffPlace)
      return fail({
        code: 'location_not_found',
        detail: `No place ${place ? rental.dropOffId : rental.pickUpId}`,
      })
    const period = periodOf(rental, { pickUp: place.time_zone, dropOff: dropOffPlace.time_zone })
    if (!period.ok) return period
    const { days, inSkippedHour } = period.value
    const residence = rental.residence ?? place.country_code
    const pairs = deskPairs(places, place.id, dropOffPlace.id, rental, widen)
    const sold = plans.filter(({ id }) => isOn(id))
    const questions = requestRates({ plans: sold, askRates }, pairs, { ...rental, residence })
    return ok({ place, dropOffPlace, days, residence, inSkippedHour, pairs, ...questions })
  }
}

/** The number of days of a rental in its places' time zones, and until when that is valid. */
type KnownPeriod = { days: number; untilMs: number; inSkippedHour: boolean }
