import { CARD_CATEGORIES } from '#domains/fares/categories.contract.ts'
import { inAddress } from '../frame/in-address.ts'
import type { CardsQuery } from './rate-cards.api.ts'

const isSlug = (text: string) => /^[\w-]{1,40}$/.test(text)

/** The category that an address names. */
export function categoryIn(address: URLSearchParams) {
  return CARD_CATEGORIES.find((category) => String(category) === address.get('category'))
}

/** The page of rate cards that an address asks for. */
export function cardsQuery(address: URLSearchParams): CardsQuery {
  const category = categoryIn(address)
  const said = inAddress(address)
  return {
    ...said.fitting('city_id', isSlug),
    ...said.fitting('vehicle_type_id', isSlug),
    ...(category !== undefined && { category }),
    ...said.after(),
  }
}
