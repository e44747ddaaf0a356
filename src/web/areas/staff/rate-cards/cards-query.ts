import { CARD_CATEGORIES } from '#domains/fares/categories.contract.ts'
import { inAddress } from '../frame/in-address.ts'
import type { CardsQuery } from './rate-cards.api.ts'

const isSlug = (text: string) => /^[\w-]{1,40}$/.test(text)

/** Parses the category from an address. */
export function categoryIn(address: URLSearchParams) {
  return CARD_CATEGORIES.find((category) => String(category) === address.get('category'))
}

/** Parses the rate cards query from an address. */
export function cardsQuery(address: URLSearchParams): CardsQuery {
  const category = categoryIn(address)
  const params = inAddress(address)
  return {
    ...params.fitting('city_id', isSlug),
    ...params.fitting('vehicle_type_id', isSlug),
    ...(category !== undefined && { category }),
    ...params.after(),
  }
}
