import { NOTHING_CHOSEN, type Chosen } from './price-breakdown.ts'

const PROTECTION = 'protection'
const EXTRA = 'extra.'
/** Stands for no protection in a form, whose radio buttons each have a value. */
export const NO_PROTECTION = 'none'

/** The form of what is chosen, which stands around none of its fields. */
export const CHOICE_FORM = 'choice'

/** The name of an extra's quantity, in the page's address and its form. */
export function extraField(id: string): string {
  return EXTRA + id
}
export const protectionField = PROTECTION

/** The page of a car, with what is chosen of it; a coupon brought along is applied when the car is put into the cart. */
export function carUrl(offerId: string, coupon?: string, chosen: Chosen = NOTHING_CHOSEN): string {
  const query = withChosen(new URLSearchParams(coupon ? { coupon } : {}), chosen)
  return `/car/${encodeURIComponent(offerId)}${query.size > 0 ? `?${query}` : ''}`
}

/** A query of the page with another choice in it. */
export function withChosen(query: URLSearchParams, { quantities, protectionId }: Chosen): URLSearchParams {
  const others = [...query].filter(([name]) => name !== PROTECTION && !name.startsWith(EXTRA))
  const next = new URLSearchParams(others)
  if (protectionId !== null) next.set(PROTECTION, protectionId)
  for (const [id, quantity] of Object.entries(quantities))
    if (quantity > 0) next.set(EXTRA + id, `${quantity}`)
  return next
}

/** What an address or a sent form says is chosen; what cannot be read is not. */
export function readChosen(fields: Iterable<[string, unknown]>): Chosen {
  const quantities: Record<string, number> = {}
  let protectionId: string | null = null
  for (const [name, value] of fields) {
    if (typeof value !== 'string') continue
    if (name === PROTECTION) protectionId = value === NO_PROTECTION || value === '' ? null : value
    if (name.startsWith(EXTRA) && /^[1-9]\d?$/.test(value))
      quantities[name.slice(EXTRA.length)] = Number(value)
  }
  return { quantities, protectionId }
}
