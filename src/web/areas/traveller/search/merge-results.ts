import type { Offer } from '#domains/rentals/search/search.contract.ts'

/** The offers on the page, and those that came later and belong among them. */
export type ShownOffers = { offers: readonly Offer[]; heldBack: readonly Offer[] }

/** What stays the same of an item when its cheapest rate changes: the car; of a single rate, the offer. */
export function itemKey({ car, offer_id }: Offer): string {
  return car?.id ?? offer_id
}

/**
 * The list after another reply: in the reply's order, except for the first `read` items, which the visitor has
 * reached. These keep their places (with their newest price), even one that the reply has pushed to the next page; new
 * items that belong among them are held back until the visitor asks for them.
 */
export function mergeResults(shown: readonly Offer[], answer: readonly Offer[], read: number): ShownOffers {
  const newest = new Map(answer.map((offer) => [itemKey(offer), offer]))
  const kept = shown.slice(0, read).map((offer) => newest.get(itemKey(offer)) ?? offer)
  const keptKeys = keysOf(kept)
  const shownKeys = keysOf(shown)
  const lastKept = kept.every((offer) => newest.has(itemKey(offer)))
    ? answer.findLastIndex((offer) => keptKeys.has(itemKey(offer)))
    : answer.length
  const belongsAmong = (offer: Offer, at: number) => at < lastKept && !shownKeys.has(itemKey(offer))
  return {
    offers: [
      ...kept,
      ...answer.filter((offer, at) => !keptKeys.has(itemKey(offer)) && !belongsAmong(offer, at)),
    ],
    heldBack: answer.filter(belongsAmong),
  }
}

function keysOf(offers: readonly Offer[]): ReadonlySet<string> {
  return new Set(offers.map(itemKey))
}
