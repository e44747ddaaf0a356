import type { Offer } from '#domains/rentals/search/search.contract.ts'

/** The offers on the page, and those that came later and belong among them. */
export type ShownOffers = { offers: readonly Offer[]; heldBack: readonly Offer[] }

/**
 * The list after another reply: in the reply's order, except for the first `read` offers, which the visitor has
 * reached. These keep their places (with their newest price), even one that the reply has pushed to the next page; new
 * offers that belong among them are held back until the visitor asks for them.
 */
export function mergeResults(shown: readonly Offer[], answer: readonly Offer[], read: number): ShownOffers {
  const newest = new Map(answer.map((offer) => [offer.offer_id, offer]))
  const kept = shown.slice(0, read).map((offer) => newest.get(offer.offer_id) ?? offer)
  const keptIds = idsOf(kept)
  const shownIds = idsOf(shown)
  const lastKept = kept.every(({ offer_id }) => newest.has(offer_id))
    ? answer.findLastIndex(({ offer_id }) => keptIds.has(offer_id))
    : answer.length
  const belongsAmong = ({ offer_id }: Offer, at: number) => at < lastKept && !shownIds.has(offer_id)
  return {
    offers: [
      ...kept,
      ...answer.filter((offer, at) => !keptIds.has(offer.offer_id) && !belongsAmong(offer, at)),
    ],
    heldBack: answer.filter(belongsAmong),
  }
}

function idsOf(offers: readonly Offer[]): ReadonlySet<string> {
  return new Set(offers.map(({ offer_id }) => offer_id))
}
