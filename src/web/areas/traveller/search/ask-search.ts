import type { HeaderState } from '#web/app/header.ts'
import type { SearchingChoice, SearchingParams } from '#domains/rentals/search/search.contract.ts'
import { PAGE_SIZE } from './search-address.ts'
import type { SearchCriteria } from '#web/rentals/search-form/search-url.ts'
import type { Choice } from './search-address.ts'

export type SearchAsk = { params: SearchingParams; choice: SearchingChoice }

type Visitor = Pick<HeaderState, 'currency_id' | 'lang_id'>

/** The first reply comes soon, so that the page shows; later ones are requested when there is more. */
const WAIT_MS = { first: 150, more: 0 } as const

/** The most rates of a car that its table shows; the server gives no more in one reply. */
const MAX_RATES = 100

/**
 * The search request in the visitor's currency, one item a car; a coupon changes no offer. Server and browser use the
 * same arguments: they are the cache key by which the browser finds the server's reply.
 */
export function searchAsk(
  criteria: SearchCriteria,
  choice: Choice,
  visitor: Visitor,
  wait: keyof typeof WAIT_MS,
): SearchAsk {
  const { view: _, ...asked } = choice
  return {
    params: paramsOf(criteria, visitor, wait),
    choice: { ...asked, group: choice.car === undefined ? 'car' : 'none', page_size: PAGE_SIZE },
  }
}

/** The request for all rates of a car that pass the filters, the cheapest first. */
export function ratesAsk(
  criteria: SearchCriteria,
  { filters }: Choice,
  car: string,
  visitor: Visitor,
): SearchAsk {
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
