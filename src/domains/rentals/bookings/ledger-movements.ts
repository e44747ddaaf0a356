import type { CardMovement, Sale } from '#domains/payments/public.ts'
import type { BookingRecord, Payment } from './booking.ts'

/** What a booking sells, as the ledger posts it. */
export function saleOf({ id, price }: Pick<BookingRecord, 'id' | 'price'>): Sale {
  return {
    bookingId: id,
    total: price.total,
    payNow: price.pay_now,
    payAtDesk: price.pay_at_desk,
    supplierTotal: price.supplier_total,
  }
}

/** A movement of a payment's whole amount, unless another is named. */
export function movementOf(booking: BookingRecord, payment: Payment, amount = payment.amount): CardMovement {
  return { bookingId: booking.id, paymentId: payment.id, amount }
}
