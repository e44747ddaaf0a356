import type { Money } from '#kernel/money.ts'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import { chosenFilters, type Choice } from './search-address.ts'

/**
 * Returns the lowest total of everything that a search found: the facet of suppliers includes every car, with
 * the lowest total of each. Undefined for a part of a search, as with filters, and for nearby stations, which
 * are other places.
 */
export function lowestResultPrice(results: SearchResults | undefined, choice: Choice): Money | undefined {
  const whole =
    chosenFilters(choice).length === 0 && !choice.filters.NEARBY_GARAGES && choice.car === undefined
  if (!whole) return undefined
  const [lowest] = (results?.facets.SUPPLIER ?? [])
    .map(({ from }) => from)
    .toSorted((one, other) => one.amount - other.amount)
  return lowest
}
