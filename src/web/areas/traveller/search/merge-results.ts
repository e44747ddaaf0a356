import type { Offer } from '#domains/rentals/search/search.contract.ts'

/** The offers on the page, and those that came later and belong among them. */
export type ShownOffers = { offers: readonly Offer[]; pending: readonly Offer[] }

/** Returns a key that survives a change of the cheapest rate: the car; for a single rate, the offer. */
export function itemKey({ car, offer_id }: Offer): string {
  return car?.id ?? offer_id
}

/**
 * Returns the list after another reply: in the reply's order, except for the first `read` items, which the
 * visitor has reached. These keep their places (with their newest price), even one that the reply has pushed
 * to the next page; new items that belong among them are pending until the visitor inserts them.
 */
export function mergeResults(shown: readonly Offer[], answer: readonly Offer[], read: number): ShownOffers {
  const newest = new Map(answer.map((offer) => [itemKey(offer), offer]))
  const fixed = shown.slice(0, read).map((offer) => newest.get(itemKey(offer)) ?? offer)
  const fixedKeys = keysOf(fixed)
  const shownKeys = keysOf(shown)
  const lastFixed = fixed.every((offer) => newest.has(itemKey(offer)))
    ? answer.findLastIndex((offer) => fixedKeys.has(itemKey(offer)))
    : answer.length
  const belongsAmong = (offer: Offer, at: number) => at < lastFixed && !shownKeys.has(itemKey(offer))
  return {
    offers: [
      ...fixed,
      ...answer.filter((offer, at) => !fixedKeys.has(itemKey(offer)) && !belongsAmong(offer, at)),
    ],
    pending: answer.filter(belongsAmong),
  }
}

function keysOf(offers: readonly Offer[]): ReadonlySet<string> {
  return new Set(offers.map(itemKey))
}
