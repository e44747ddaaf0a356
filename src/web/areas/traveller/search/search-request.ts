import type { HeaderState } from '#web/app/header.ts'
import type { SearchingChoice, SearchingParams } from '#domains/rentals/search/search.contract.ts'
import { PAGE_SIZE } from './search-address.ts'
import type { SearchCriteria } from '#web/rentals/search-form/search-url.ts'
import type { Choice } from './search-address.ts'

export type SearchRequest = { params: SearchingParams; choice: SearchingChoice }

type Visitor = Pick<HeaderState, 'currency_id' | 'lang_id'>

/** The first reply is fast, so that the page shows; later ones are requested when there is more. */
const WAIT_MS = { first: 150, more: 0 } as const

/** Max rates in a car's table; the server returns no more in one reply. */
const MAX_RATES = 100

/**
 * Returns the search request in the visitor's currency, one item a car; a coupon changes no offer. Server and
 * browser use the same arguments: they are the cache key by which the browser finds the server's reply.
 */
export function buildSearchRequest(
  criteria: SearchCriteria,
  choice: Choice,
  visitor: Visitor,
  wait: keyof typeof WAIT_MS,
): SearchRequest {
  const { view: _, ...listChoice } = choice
  return {
    params: paramsOf(criteria, visitor, wait),
    choice: { ...listChoice, group: choice.car === undefined ? 'car' : 'none', page_size: PAGE_SIZE },
  }
}

/** Returns the request for all rates of a car that pass the filters, the cheapest first. */
export function buildRatesRequest(
  criteria: SearchCriteria,
  { filters }: Choice,
  car: string,
  visitor: Visitor,
): SearchRequest {
  return {
    params: paramsOf(criteria, visitor, 'more'),
    choice: { filters, sort: 'price', page: 1, page_size: MAX_RATES, group: 'none', car },
  }
}

function paramsOf(
  criteria: SearchCriteria,
  { currency_id, lang_id }: Visitor,
  wait: keyof typeof WAIT_MS,
): SearchingParams {
  const { coupon: _, ...rental } = criteria
  return { ...rental, currency_id, lang_id, wait_ms: WAIT_MS[wait] }
}
