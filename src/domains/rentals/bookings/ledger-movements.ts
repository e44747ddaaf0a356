import type { CardMovement, Payment, Sale } from '#domains/payments/public.ts'
import type { BookingRecord } from './booking.ts'

/** Converts a booking to a sale for the ledger. */
export function saleOf({ id, price }: Pick<BookingRecord, 'id' | 'price'>): Sale {
  return {
    bookingId: id,
    total: price.total,
    payNow: price.pay_now,
    payAtDesk: price.pay_at_desk,
    supplierTotal: price.supplier_total,
  }
}

/** Returns a ledger movement of a payment, by default of its whole amount. */
export function movementOf(booking: BookingRecord, payment: Payment, amount = payment.amount): CardMovement {
  return { bookingId: booking.id, paymentId: payment.id, amount }
}
