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

/** Why a rental cannot be asked for. */
export type RentalFailure = TimesFailure | { code: 'location_not_found'; detail: string }

/** A rental that every plan with a desk at its places was asked about; answers come into `asked` as `pending` settles. */
export type AskedRental = {
  place: Location
  dropOffPlace: Location
  days: number
  residence: string
  /** One of its times is in an hour that the clocks there skip. */
  inSkippedHour: boolean
  pairs: readonly DeskPair[]
  asked: Asked[]
  pending: Pending[]
}

/** `widen`: also desks within 25 km. */
export type AskRental = (
  rental: SearchedRental,
  how: { language: Language; widen: boolean },
) => Result<AskedRental, RentalFailure>

type Needs = {
  plans: readonly Plan[]
  /** Returns true if a plan is sold now; absent: all are. */
  isOn?: (planId: string) => boolean
  places: SearchPlaces
  askRates: AskRates
  clock: Clock
}

/** Caches the days of each pair of times: calendar arithmetic is slow compared with the rest of a search. */
const PERIODS_IN_MEMORY = 5000

/** Asks every plan with a desk at both places of a rental, as searches do and whoever looks at prices later. */
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

/** What the times of a rental come to at its places' clocks. */
type KnownPeriod = { days: number; untilMs: number; inSkippedHour: boolean }
