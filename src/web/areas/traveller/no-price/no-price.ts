import { NO_PRICE_CAUSES, type NoPriceCause } from '#domains/rentals/search/search-choice.contract.ts'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import type { Problem } from '#platform/http/problem.contract.ts'

/** `several`: suppliers gave different reasons, which are listed below. `failed`: the call itself did. */
export type ShownCause = NoPriceCause | 'several' | 'failed'

export const NEXT_STEPS = [
  'change_search',
  'change_times',
  'change_age',
  'same_place',
  'with_card',
  'without_filters',
  'nearby',
  'nearest_desk',
  'local_deals',
  'other_cars',
  'retry',
] as const
export type NextStep = (typeof NEXT_STEPS)[number]

/**
 * Next steps of a traveller for each cause of no price, the most helpful first. The text of a cause is
 * `no_price.<cause>`. A page omits steps that it does not support.
 */
export const NEXT_OF: Record<ShownCause, readonly NextStep[]> = {
  location_not_found: ['change_search'],
  pick_up_in_the_past: ['change_times'],
  drop_off_before_pick_up: ['change_times'],
  rental_too_long: ['local_deals', 'change_times'],
  pick_up_too_far: ['change_times', 'local_deals'],
  limit_without_rate: ['without_filters', 'change_search'],
  no_supplier: ['nearest_desk', 'change_search', 'local_deals'],
  one_way_not_offered: ['same_place', 'change_search'],
  station_closed: ['change_times', 'nearby'],
  driver_age: ['change_age', 'local_deals'],
  credit_card_required: ['with_card', 'nearby', 'local_deals'],
  sold_out: ['other_cars', 'nearby', 'change_times'],
  supplier_unavailable: ['retry', 'other_cars'],
  not_for_driver: ['change_age', 'other_cars'],
  not_rented: ['other_cars', 'change_search', 'local_deals'],
  offer_not_found: ['other_cars'],
  several: ['change_search', 'nearby', 'local_deals'],
  failed: ['retry', 'change_search'],
}

/** Finds why a finished search without filters has no car; suppliers that did not answer are ignored. */
export function causeOfNoCars({
  suppliers,
  notices,
}: Pick<SearchResults, 'suppliers' | 'notices'>): ShownCause {
  const hasNotice = (code: NoPriceCause) => notices.some((notice) => notice.code === code)
  if (suppliers.length === 0) return hasNotice('one_way_not_offered') ? 'one_way_not_offered' : 'no_supplier'
  if (hasNotice('credit_card_required')) return 'credit_card_required'
  const answered = suppliers.filter(({ status }) => status === 'ok' || status === 'cached')
  const causes = new Set(answered.map(({ refused }) => refused ?? 'sold_out'))
  const [only = 'supplier_unavailable'] = causes
  return causes.size > 1 ? 'several' : only
}

/** Returns the reason why a request for prices was rejected. */
export function causeOfProblem(problem: Pick<Problem, 'code' | 'status'> | null): ShownCause {
  const known = NO_PRICE_CAUSES.find((cause) => cause === problem?.code)
  if (known) return known
  // An offer's id that cannot be read is of no offer.
  return problem?.status === 400 || problem?.status === 404 ? 'offer_not_found' : 'failed'
}
