import type { Deal } from '#domains/rentals/seen-prices/seen-price.contract.ts'
import { CouponDeal } from './coupon-deal.tsx'
import { PriceDeal } from './price-deal.tsx'

/** An offer: a price that is well under the usual one, or a coupon that anybody may use. An item of a list. */
export function DealCard({ deal }: { deal: Deal }) {
  return deal.kind === 'price' ? <PriceDeal deal={deal} /> : <CouponDeal deal={deal} />
}

/** Two deals are the same if these are. */
export function dealKey(deal: Deal): string {
  if (deal.kind === 'coupon') return deal.code
  const { category, pickup_date, days } = deal.price
  return `${deal.place.id} ${category} ${pickup_date} ${days}`
}
