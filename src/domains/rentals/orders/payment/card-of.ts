import type { Card, PaymentMethod } from '#domains/payments/public.ts'
import type { OrderPayment } from '../order.contract.ts'

/** Converts a card of a request for the gateway. */
export function cardOf(payment: OrderPayment): Card | PaymentMethod {
  if ('payment_method_id' in payment) return { paymentMethodId: payment.payment_method_id }
  const { number, cvc, holder, expiry_month, expiry_year } = payment
  return { number, cvc, holder, expiryMonth: expiry_month, expiryYear: expiry_year }
}
