import type { HeaderState } from '#web/app/header.ts'
import type { SearchingChoice, SearchingParams } from '#domains/rentals/search/search.contract.ts'
import { PAGE_SIZE } from './search-address.ts'
import type { SearchCriteria } from '#web/rentals/search-form/search-url.ts'
import type { Choice } from './search-address.ts'

export type SearchAsk = { params: SearchingParams; choice: SearchingChoice }

/** The first reply comes soon, so that the page shows; later ones are requested when there is more. */
const WAIT_MS = { first: 150, more: 0 } as const

/**
 * The search request in the visitor's currency; a coupon changes no offer. Server and browser use the same arguments:
 * they are the cache key by which the browser finds the server's reply.
 */
export function searchAsk(
  criteria: SearchCriteria,
  choice: Choice,
  { currency_id, lang_id }: Pick<HeaderState, 'currency_id' | 'lang_id'>,
  wait: keyof typeof WAIT_MS,
): SearchAsk {
  const { coupon: _, ...rental } = criteria
  return {
    params: { ...rental, currency_id, lang_id, wait_ms: WAIT_MS[wait] },
    choice: { ...choice, page_size: PAGE_SIZE },
  }
}
