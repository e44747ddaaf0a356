import type { Offer } from '#domains/rentals/search/search.contract.ts'

/**
 * The offers to show while suppliers still answer: those on the page keep their places (with their newest price),
 * the others follow. Nothing moves under the reader's eyes; `reordered` says that the answer's own order differs.
 */
export function mergePolitely(
  shown: readonly string[],
  answer: readonly Offer[],
): { offers: Offer[]; reordered: boolean } {
  const byId = new Map(answer.map((offer) => [offer.offer_id, offer]))
  const kept = shown.flatMap((id) => byId.get(id) ?? [])
  const keptIds = new Set(kept.map(({ offer_id }) => offer_id))
  const offers = [...kept, ...answer.filter(({ offer_id }) => !keptIds.has(offer_id))]
  return { offers, reordered: offers.some((offer, at) => offer !== answer[at]) }
}
