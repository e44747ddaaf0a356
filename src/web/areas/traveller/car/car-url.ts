import { NOTHING_CHOSEN, type Chosen } from '#web/rentals/price-breakdown.ts'

const PROTECTION = 'protection'
const EXTRA = 'extra.'
/** The value for no protection in a form, whose radio buttons each have a value. */
export const NO_PROTECTION = 'none'

/** Id of the form of the choices; its fields are outside the form element. */
export const CHOICE_FORM = 'choice'

/** Returns the name of an extra's quantity, in the page's address and its form. */
export function extraField(id: string): string {
  return EXTRA + id
}
export const protectionField = PROTECTION

/**
 * Returns the page of a car, with its choices; a coupon in the query is applied when the car is put into the
 * cart.
 */
export function carUrl(offerId: string, coupon?: string, chosen: Chosen = NOTHING_CHOSEN): string {
  if (!coupon && chosen === NOTHING_CHOSEN) return `/car/${encodeURIComponent(offerId)}`
  const query = withChosen(new URLSearchParams(coupon ? { coupon } : {}), chosen)
  return `/car/${encodeURIComponent(offerId)}${query.size > 0 ? `?${query}` : ''}`
}

/** Returns the page's query with another choice. */
export function withChosen(query: URLSearchParams, { quantities, protectionId }: Chosen): URLSearchParams {
  const others = [...query].filter(([name]) => name !== PROTECTION && !name.startsWith(EXTRA))
  const next = new URLSearchParams(others)
  if (protectionId !== null) next.set(PROTECTION, protectionId)
  for (const [id, quantity] of Object.entries(quantities))
    if (quantity > 0) next.set(EXTRA + id, `${quantity}`)
  return next
}

/** Parses the choice in an address or a submitted form; ignores invalid values. */
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
