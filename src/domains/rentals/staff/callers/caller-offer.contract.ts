import type { Price } from '#kernel/price.contract.ts'
import type { Offer } from '../../search/search.contract.ts'

/** Why a car cannot be booked by phone: a caller's card is never typed by the staff. */
export type NotByPhone = 'paid_now' | 'card_required'

/** Why a car at this price cannot be booked by phone; null: it can. */
export function notByPhone({ payment }: Pick<Offer, 'payment'>, price: Price): NotByPhone | null {
  if (price.pay_now.amount > 0) return 'paid_now'
  return payment.credit_card_required ? 'card_required' : null
}
