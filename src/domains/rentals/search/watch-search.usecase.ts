import { ok, type Result } from '#kernel/result.ts'
import type { AskRental, RentalFailure } from './ask-rental.service.ts'
import type { SearchedRental } from './searched-rental.ts'
import { supplierState, type SupplierState } from './supplier-states.ts'

/**
 * Watches a search. `tell` is called once per plan, when all its desks have responded; `over` settles after the last.
 */
export type WatchSearch = (
  rental: SearchedRental & { nearbyGarages: boolean },
  tell: (supplier: SupplierState) => void,
) => Result<{ over: Promise<void> }, RentalFailure>

/**
 * Reports the suppliers of a search as they respond. It makes the same requests as a search, so it shares those already
 * in progress for an equal one.
 */
export function watchSearch(askRental: AskRental): WatchSearch {
  return (rental, tell) => {
    const watched = askRental(rental, { language: 'en', widen: rental.nearbyGarages })
    if (!watched.ok) return watched
    const { asked, pending } = watched.value
    const states = [...Map.groupBy(asked, ({ plan }) => plan)].map(async ([plan, questions]) => {
      await Promise.all(pending.flatMap(({ question, came }) => (question.plan === plan ? [came] : [])))
      tell(supplierState(plan, questions))
    })
    return ok({ over: Promise.all(states).then(() => undefined) })
  }
}
