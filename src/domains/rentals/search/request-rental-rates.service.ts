import { msOf } from '#kernel/clock.ts'
import type { Language } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Location } from '../locations/location.contract.ts'
import { isSkipped } from './notices.ts'
import { rentalDays } from './rental-days.ts'
import { rentalPeriod, type TimesFailure } from './rental-times.ts'
import { requestRates, type Pending, type RateQuestion } from './request-rates.service.ts'
import { deskPairs, type DeskPair, type SearchPlaces } from './search-places.ts'
import type { KnownPeriod, SearchState } from './search-state.service.ts'
import type { SearchedRental } from './searched-rental.ts'

/** Reasons a rental cannot be searched. */
export type RentalFailure = TimesFailure | { code: 'location_not_found'; detail: string }

/**
 * A rental for which every plan with a desk at its places was queried; responses are added to `questions` as `pending`
 * settles.
 */
export type RentalRates = {
  place: Location
  dropOffPlace: Location
  days: number
  residence: string
  /** True if one of its times is in an hour skipped by a clock change. */
  inSkippedHour: boolean
  pairs: readonly DeskPair[]
  questions: RateQuestion[]
  pending: Pending[]
}

/** The part of the app that requests rates. */
export type RatesApp = Pick<App, 'clock' | 'plans' | 'isPlanOn' | 'fetchRates'> & {
  places: SearchPlaces
  searchState: Pick<SearchState, 'periods'>
}

type Options = {
  language: Language
  /** True to include desks within 25 km. */
  widen: boolean
  /** True for a request by a job, whose responses are not cached. */
  passing?: boolean
}

/** Requests rates from every plan with a desk at both places of a rental, for searches and for later price checks. */
export function requestRentalRates(
  app: RatesApp,
  rental: SearchedRental,
  { language, widen, passing = false }: Options,
): Result<RentalRates, RentalFailure> {
  const { plans, isPlanOn, places } = app
  const place = places.location(rental.pickUpId, language)
  const dropOffPlace = places.location(rental.dropOffId, language)
  if (!place || !dropOffPlace)
    return fail({
      code: 'location_not_found',
      detail: `No place ${place ? rental.dropOffId : rental.pickUpId}`,
    })
  const period = periodOf(app, rental, { pickUp: place.time_zone, dropOff: dropOffPlace.time_zone })
  if (!period.ok) return period
  const { days, inSkippedHour } = period.value
  const residence = rental.residence ?? place.country_code
  const pairs = deskPairs(places, place.id, dropOffPlace.id, rental, widen)
  const sold = plans.filter(({ id }) => isPlanOn(id))
  const requested = requestRates(app, { plans: sold, pairs, rental: { ...rental, residence }, passing })
  return ok({ place, dropOffPlace, days, residence, inSkippedHour, pairs, ...requested })
}

function periodOf(
  { clock, searchState: { periods } }: RatesApp,
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
