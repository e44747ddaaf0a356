import type { CardMovement, Payment, Sale } from '#domains/payments/public.ts'
import type { BookingRecord } from './booking.ts'

/** A booking's sale, as posted to the ledger. */
export function saleOf({ id, price }: Pick<BookingRecord, 'id' | 'price'>): Sale {
  return {
    bookingId: id,
    total: price.total,
    payNow: price.pay_now,
    payAtDesk: price.pay_at_desk,
    supplierTotal: price.supplier_total,
  }
}

/** A movement of a payment's whole amount, unless `amount` is given. */
export function movementOf(booking: BookingRecord, payment: Payment, amount = payment.amount): CardMovement {
  return { bookingId: booking.id, paymentId: payment.id, amount }
}
