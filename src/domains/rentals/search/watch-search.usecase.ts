import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { AskRates, Plan } from '#domains/suppliers/public.ts'
import { askPlans } from './ask-plans.ts'
import { rentalPeriod } from './rental-times.ts'
import type { RentalFailure } from './search-cars.usecase.ts'
import { deskPairs, type SearchPlaces } from './search-places.ts'
import type { SearchedRental } from './searched-rental.ts'
import { supplierState, type SupplierState } from './supplier-states.ts'

/** `tell` is called once per plan, when all its desks have answered; `over` settles after the last. */
export type WatchSearch = (
  rental: SearchedRental & { nearbyGarages: boolean },
  tell: (supplier: SupplierState) => void,
) => Result<{ over: Promise<void> }, RentalFailure>

type Needs = { plans: readonly Plan[]; places: SearchPlaces; askRates: AskRates; clock: Clock }

/**
 * Reports the suppliers of a search as they answer. It makes the same requests as a search, so it shares those already
 * in progress for an equal one.
 */
export function watchSearch({ plans, places, askRates, clock }: Needs): WatchSearch {
  return (rental, tell) => {
    const pickUp = places.location(rental.pickUpId, 'en')
    const dropOff = places.location(rental.dropOffId, 'en')
    if (!pickUp || !dropOff)
      return fail({
        code: 'location_not_found',
        detail: `No place ${pickUp ? rental.dropOffId : rental.pickUpId}`,
      })
    const period = rentalPeriod(rental, { pickUp: pickUp.time_zone, dropOff: dropOff.time_zone }, clock.now())
    if (!period.ok) return period
    const pairs = deskPairs(places, pickUp.id, dropOff.id, rental.nearbyGarages)
    const residence = rental.residence ?? pickUp.country_code
    const { asked, pending } = askPlans({ plans, askRates }, pairs, { ...rental, residence })
    const states = [...Map.groupBy(asked, ({ plan }) => plan)].map(async ([plan, questions]) => {
      await Promise.all(pending.flatMap(({ question, came }) => (question.plan === plan ? [came] : [])))
      tell(supplierState(plan, questions))
    })
    return ok({ over: Promise.all(states).then(() => undefined) })
  }
}
