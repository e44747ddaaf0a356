import { partnerPart, type Booking, type AttributedBooking } from '#domains/rentals/public.ts'
import { share, subtract, type Money } from '#kernel/money.ts'
import { e164 } from '#kernel/phone-number.ts'
import type { EarningTerms, AttributedSale, SaleStage } from './attributed-sale.ts'

/** Stage of a car by the booking's status; a status without a stage does not compile. */
const STAGES = {
  cart: 'not_ordered',
  awaiting_payment: 'not_ordered',
  expired: 'not_ordered',
  awaiting_supplier: 'awaited',
  confirmed: 'ordered',
  completed: 'over',
  cancelled: 'cancelled',
  no_show: 'no_show',
  failed: 'refused',
} as const satisfies Record<Booking['status'], SaleStage>

/**
 * Returns the sale of a car attributed to a partner. It starts before its pick-up time only if the supplier's
 * record reports the pick-up, which most never do.
 */
export function carSale(booking: AttributedBooking, terms: EarningTerms): AttributedSale {
  const { id, reference, userId, status, sold, price, driver, pickedUpAt, orderedAt } = booking
  return {
    id,
    kind: 'car',
    reference,
    stage: status === 'confirmed' && pickedUpAt ? 'begun' : STAGES[status],
    total: price.total,
    paid: price.pay_now,
    commission: commissionOn(booking, terms),
    exchange: booking.exchange,
    orderedAt,
    startAt: booking.pickUpAt,
    endAt: booking.dropOffAt,
    userId,
    emails: driver ? [driver.email] : [],
    phones: driver ? [e164(driver.phone)] : [],
    isUnproven: price.pay_now.amount <= 0 && pickedUpAt === null,
    market: sold.residence,
    placeId: sold.offer.pickup.id,
    supplierId: sold.offer.supplier.id,
  }
}

/**
 * Returns the commission: a percent of the price without it, as the traveller pays it, or a share of our
 * margin.
 */
function commissionOn({ sold, price }: AttributedBooking, { earns, basisPoints }: EarningTerms): Money {
  if (earns === 'percent') return partnerPart(sold.offer, basisPoints)
  const margin = subtract(price.total, price.supplier_total)
  return share({ ...margin, amount: Math.max(0, margin.amount) }, basisPoints)
}
