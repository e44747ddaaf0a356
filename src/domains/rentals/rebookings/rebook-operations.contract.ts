import { operation } from '#kernel/operation.ts'
import { ORDER_EXAMPLE, PAYMENT_EXAMPLES } from '../orders/order-example.contract.ts'
import { ORDER_STATUS } from '../orders/order-status.contract.ts'
import { OrderReply } from '../orders/order.contract.ts'
import { QUOTE_STATUS } from '../quotes/quote-status.contract.ts'
import { PaymentMethodRebookBody, RebookBody } from './rebook.contract.ts'

const { booking_id, accept_total } = ORDER_EXAMPLE

const rebooking = {
  method: 'post',
  path: '/user/rebook',
  summary:
    'Order the cheaper car found for a booking; the booking is cancelled once the new one is confirmed',
  access: 'guest',
  owned: 'booking',
  // An unpaid order costs the sender nothing, and makes us mail any address entered for the driver.
  limit: { name: 'rebook', perMinute: 30, mailsEnteredAddress: true },
  idempotent: true,
  reply: [OrderReply, 'The new booking: confirmed, or awaiting the supplier’s answer'],
  status: 201,
  failures: { ...QUOTE_STATUS, ...ORDER_STATUS, rebooking_over: 409, not_cheaper: 409 },
  tags: ['MANAGE_BOOKING', 'ADD_CAR_BOOKING'],
} as const

/** For a gateway that takes card numbers. */
export const rebook = operation({
  ...rebooking,
  body: RebookBody,
  example: { booking_id, accept_total, payment: PAYMENT_EXAMPLES.card },
})

/** For a gateway that accepts no card numbers. */
export const rebookByMethod = operation({
  ...rebooking,
  body: PaymentMethodRebookBody,
  example: { booking_id, accept_total, payment: PAYMENT_EXAMPLES.payment_method },
})
