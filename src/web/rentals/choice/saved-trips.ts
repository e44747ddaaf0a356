import type { KnownOffer } from '#domains/rentals/known-offers/known-offers.contract.ts'
import { offerIdentity } from '#domains/rentals/search/offers/offer-identity.contract.ts'

export type Trip = { key: string; items: readonly KnownOffer[]; rental: KnownOffer['rental'] }

/**
 * Groups cars by place and times, the earliest trip first; in each the cheapest first, and unavailable ones
 * last.
 */
export function tripsOf(items: readonly KnownOffer[]): Trip[] {
  const groups = Map.groupBy(items, ({ offer_id }) => offerIdentity(offer_id)?.trip ?? '')
  return [...groups]
    .map(([key, cars]) => ({
      key,
      items: cars.toSorted((one, other) => rank(one) - rank(other)),
      rental: cars.find(({ rental }) => rental)?.rental ?? null,
    }))
    .toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1))
}

function rank({ offer }: KnownOffer): number {
  return offer?.price.total.amount ?? Number.POSITIVE_INFINITY
}

/** Cars without an offer sort last. */
function startOf({ rental }: Trip): string {
  return rental?.pickup_at ?? '9999'
}
