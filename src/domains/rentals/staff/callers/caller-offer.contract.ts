import type { Price } from '#kernel/price.contract.ts'
import type { Offer } from '../../search/search.contract.ts'

/** Reasons a car cannot be booked by phone; staff never enter a caller's card. */
export type NotByPhone = 'paid_now' | 'card_required'

/** Returns why a car at this price cannot be booked by phone; null if it can. */
export function notByPhone({ payment }: Pick<Offer, 'payment'>, price: Price): NotByPhone | null {
  if (price.pay_now.amount > 0) return 'paid_now'
  return payment.credit_card_required ? 'card_required' : null
}
