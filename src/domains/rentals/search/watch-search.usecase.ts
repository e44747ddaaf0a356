import { ok, type Result } from '#kernel/result.ts'
import { requestRentalRates, type RatesApp, type RentalFailure } from './request-rental-rates.service.ts'
import type { SearchedRental } from './searched-rental.ts'
import { supplierState, type SupplierState } from './supplier-states.ts'

/**
 * Reports the suppliers of a search as they respond: `report` is called once per plan, when all its desks have
 * responded; `over` settles after the last. It makes the same requests as a search, so it shares those already in
 * progress for an equal one.
 */
export function watchSearch(
  app: RatesApp,
  rental: SearchedRental & { nearbyGarages: boolean },
  report: (supplier: SupplierState) => void,
): Result<{ over: Promise<void> }, RentalFailure> {
  const watched = requestRentalRates(app, rental, { language: 'en', widen: rental.nearbyGarages })
  if (!watched.ok) return watched
  const { questions, pending } = watched.value
  const states = [...Map.groupBy(questions, ({ plan }) => plan)].map(async ([plan, its]) => {
    await Promise.all(pending.flatMap(({ question, came }) => (question.plan === plan ? [came] : [])))
    report(supplierState(plan, its))
  })
  return ok({ over: Promise.all(states).then(() => undefined) })
}
