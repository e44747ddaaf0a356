import { supplierPart } from '#domains/payments/public.ts'
import { convert, money, type ExchangeRates, type Money } from '#kernel/money.ts'
import { allowedActions, type BookingRecord } from '../bookings/booking.ts'
import { saleOf } from '../bookings/ledger-movements.ts'
import { cancellationCost } from '../cancellations/cancellation.ts'
import type { RefundRequest } from '../refunds/refund-request.contract.ts'
import type { BookingMoney } from './staff-booking.contract.ts'

type Taken = { paid: number; refunded: number; refunding: number }

/**
 * Returns the money of a booking: payments, refunds, amounts requested by colleagues, and the effect of cancelling now.
 */
export function bookingMoney(
  booking: BookingRecord,
  taken: Taken,
  requests: readonly RefundRequest[],
  { limit, rates, now }: { limit: Money; rates: ExchangeRates; now: Temporal.Instant },
): BookingMoney {
  const { currency } = booking.price.total
  const of = (amount: number) => money(amount, currency)
  const waiting = requests
    .filter(({ state }) => state === 'waiting' || state === 'planned')
    .reduce((sum, { amount }) => sum + amount.amount, 0)
  const { paid, refunded, refunding } = taken
  return {
    paid: of(paid),
    refunded: of(refunded),
    refunding: of(refunding),
    waiting: of(waiting),
    left: of(Math.max(0, paid - refunded - refunding - waiting)),
    alone: convert(limit, currency, rates) ?? of(0),
    cancellation: cancellationNow(booking, now),
  }
}

function cancellationNow(booking: BookingRecord, now: Temporal.Instant): BookingMoney['cancellation'] {
  if (!allowedActions(booking, now).cancel) return null
  const { refund, fee } = cancellationCost(booking, now)
  return { refund, fee, to_supplier: supplierPart(saleOf(booking), fee) }
}
