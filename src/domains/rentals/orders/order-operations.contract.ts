import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import { BookingReply } from '../bookings/booking.contract.ts'
import { ORDER_EXAMPLE, PAYMENT_EXAMPLES } from './order-example.contract.ts'
import { ORDER_STATUS } from './order-status.contract.ts'
import {
  OrderBody,
  OrderReply,
  PaymentActionBody,
  PaymentMethodOrderBody,
  WithoutCreditOrderBody,
} from './order.contract.ts'
import { OrderingDriverContract } from '../bookings/ordering-driver.contract.ts'

const driver = { driver: OrderingDriverContract }

const CheckedOrderBody = OrderBody.extend(driver)
const CheckedPaymentMethodOrderBody = PaymentMethodOrderBody.extend(driver)
const CheckedWithoutCreditOrderBody = WithoutCreditOrderBody.extend(driver)

const PLACED = 'Confirmed, or awaiting the supplier’s answer'

const shared = {
  method: 'post',
  access: 'guest',
  owned: 'booking',
  tags: ['ADD_CAR_BOOKING', 'MANAGE_BOOKING'],
} as const

const ordering = { ...shared, idempotent: true, status: 201, failures: ORDER_STATUS } as const

const payingByCard = {
  ...ordering,
  path: '/user/order',
  summary: 'Order the car of a cart, paying by card',
  limit: { name: 'order', perMinute: 30 },
  reply: [OrderReply, PLACED],
} as const

/** For a gateway that takes card numbers. */
export const order = operation({
  ...payingByCard,
  body: CheckedOrderBody,
  example: { ...ORDER_EXAMPLE, payment: PAYMENT_EXAMPLES.card },
})

/** For a gateway that accepts no card numbers. */
export const orderByMethod = operation({
  ...payingByCard,
  body: CheckedPaymentMethodOrderBody,
  example: { ...ORDER_EXAMPLE, payment: PAYMENT_EXAMPLES.payment_method },
})

export const withoutCreditOrder = operation({
  ...ordering,
  path: '/user/without-credit-order',
  summary: 'Order the car of a cart, paying at the desk',
  // It costs the sender nothing, and makes us mail any address entered for the driver.
  limit: { name: 'order-unpaid', perMinute: 30, mailsEnteredAddress: true },
  body: CheckedWithoutCreditOrderBody,
  example: ORDER_EXAMPLE,
  reply: [BookingReply, PLACED],
})

export const paymentAction = operation({
  ...shared,
  path: '/user/payment-action',
  summary: 'Go back to the bank’s question about a card payment, or give that payment up',
  limit: { name: 'payment-action', perMinute: 60 },
  body: PaymentActionBody,
  example: { booking_id: EXAMPLE.id, act: 'returned' },
  reply: [OrderReply, 'The booking as it stands then, and where the bank asks'],
  failures: { booking_not_found: 404 },
})
