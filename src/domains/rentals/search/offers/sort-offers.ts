import type { Offer, Sort } from '../search.contract.ts'

/** Returns the positions of the offers in each sort order, computed once per set. Ties put the cheaper first. */
export function sortOrders(offers: readonly Offer[]): Record<Sort, Uint32Array> {
  const totals = Float64Array.from(offers, total)
  const cheapest = Math.min(...totals)
  const order = (rank: (offer: Offer) => number) => {
    const ranks = Float64Array.from(offers, rank)
    return Uint32Array.from(
      offers
        .map((_, position) => position)
        .sort((a, b) => at(ranks, a) - at(ranks, b) || at(totals, a) - at(totals, b) || a - b),
    )
  }
  return {
    recommended: order((offer) => worth(offer, cheapest)),
    price: order(total),
    rating: order((offer) => -(offer.supplier.rating ?? 0)),
    distance: order((offer) => offer.distance_km),
  }
}

/**
 * Returns the value for money, smaller is better: the price relative to the cheapest, with these adjustments. Minus a
 * tenth for each point of rating above 7 (less with few votes, nothing without any). Minus a tenth for free
 * cancellation. Plus three tenths if the excess is not stated, because it may be the car's whole value. Plus a
 * hundredth per kilometre to the desk.
 */
function worth({ price, supplier, cancellation, excess, distance_km }: Offer, cheapest: number): number {
  const priceRatio = price.total.amount / Math.max(1, cheapest)
  const rating = supplier.rating === null ? 0 : (supplier.rating - 7) * 0.1 * trust(supplier.rating_count)
  const free = cancellation.free_until === null ? 0 : 0.1
  const unstated = excess === null ? 0.3 : 0
  return priceRatio - rating - free + unstated + Math.min(distance_km, 30) * 0.01
}

/** Returns the weight of a rating by its number of votes, from 0 to 1; half at twenty. */
function trust(votes: number): number {
  return votes / (votes + 20)
}

function total({ price }: Offer): number {
  return price.total.amount
}

function at(ranks: Float64Array, position: number): number {
  return ranks[position] ?? 0
}
