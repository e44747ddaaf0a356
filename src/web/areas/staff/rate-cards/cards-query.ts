import { CARD_CATEGORIES } from '#domains/fares/categories.contract.ts'
import { afterIn } from '../frame/after-in.ts'
import type { CardsQuery } from './rate-cards.api.ts'

/** The category that an address names. */
export function categoryIn(search: URLSearchParams) {
  return CARD_CATEGORIES.find((category) => String(category) === search.get('category'))
}

/** The page of rate cards that an address asks for; what it says wrongly counts as not said. */
export function cardsQuery(search: URLSearchParams): CardsQuery {
  const category = categoryIn(search)
  const slug = (name: string) => {
    const text = search.get(name) ?? ''
    return /^[\w-]{1,40}$/.test(text) ? { [name]: text } : {}
  }
  return {
    ...slug('city_id'),
    ...slug('vehicle_type_id'),
    ...(category !== undefined && { category }),
    ...afterIn(search),
  }
}
