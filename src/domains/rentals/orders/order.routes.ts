import { ORDER_EXAMPLE, PAYMENT_EXAMPLES } from './order-example.contract.ts'
import { EXAMPLE } from '#kernel/examples.ts'
import { z } from '@hono/zod-openapi'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RequireTraveller, TravellerVariables } from '#domains/accounts/public.ts'
import { addressOf } from '#platform/http/caller-address.ts'
import type { Idempotent, IdempotencyVariables } from '#platform/http/idempotency.ts'
import { IdempotencyHeader } from '#platform/http/idempotency.contract.ts'
import { jsonBody, jsonReplies, jsonReply, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { PaymentGateway } from '#domains/payments/public.ts'
import { BookingReply, CancelBookingBody, CancelBookingReply } from '../bookings/booking.contract.ts'
import { OrderReply } from './order.contract.ts'
import { cardOf } from './payment/card-of.ts'
import type { CancelBooking, CancelFailure } from '../cancellations/cancel-booking.usecase.ts'
import type { OrderCar } from './order-car.usecase.ts'
import { ORDER_STATUS } from './order-status.contract.ts'
import {
  CheckedOrderBody,
  CheckedPaymentMethodOrderBody,
  CheckedWithoutCreditOrderBody,
} from './checked-order.contract.ts'
import { refusedBy } from '../rental-problem.http.ts'

const orderRefused = refusedBy(ORDER_STATUS)

const cancelRefused = refusedBy({
  booking_not_found: 404,
  not_cancellable: 409,
  supplier_refused: 422,
} as const satisfies Record<CancelFailure['code'], number>)

type Needs = {
  orderCar: OrderCar
  /** The accepted form of a card; a gateway that accepts only tokens rejects card numbers immediately. */
  takes: PaymentGateway['takes']
  cancelBooking: CancelBooking
  requireTraveller: RequireTraveller
  idempotent: Idempotent
  rateLimit: RateLimit
}

/** Order bodies by the form of card a gateway accepts. */
const BODIES = {
  card: jsonBody(CheckedOrderBody, { ...ORDER_EXAMPLE, payment: PAYMENT_EXAMPLES.card }),
  payment_method: jsonBody(CheckedPaymentMethodOrderBody, {
    ...ORDER_EXAMPLE,
    payment: PAYMENT_EXAMPLES.payment_method,
  }),
} as const satisfies Record<PaymentGateway['takes'], unknown>

const Preview = z.object({ preview: z.literal(true) })

export function orderRoutes({
  orderCar,
  takes,
  cancelBooking,
  requireTraveller,
  idempotent,
  rateLimit,
}: Needs) {
  const replies = jsonReplies(
    201,
    OrderReply,
    'Confirmed, or awaiting the supplier’s answer',
    404,
    409,
    410,
    422,
    502,
  )
  const order = createRoute({
    method: 'post',
    path: '/user/order',
    summary: 'Order the car of a cart, paying by card',
    limit: rateLimit('order', 30),
    access: requireTraveller,
    owned: 'booking',
    middleware: [idempotent],
    request: {
      headers: IdempotencyHeader,
      body: BODIES[takes],
    },
    responses: replies,
  })
  const withoutCard = createRoute({
    method: 'post',
    path: '/user/without-credit-order',
    summary: 'Order the car of a cart, paying at the desk',
    // It costs the sender nothing, and makes us mail any address entered for the driver.
    limit: rateLimit('order-unpaid', 30, { writesToTyped: true }),
    access: requireTraveller,
    owned: 'booking',
    middleware: [idempotent],
    request: { headers: IdempotencyHeader, body: jsonBody(CheckedWithoutCreditOrderBody, ORDER_EXAMPLE) },
    responses: { ...replies, 201: jsonReply(BookingReply, 'Confirmed, or awaiting the supplier’s answer') },
  })
  const cancel = createRoute({
    method: 'post',
    path: '/user/cancle-booking',
    summary: 'Cancel a booking, or preview what that costs',
    limit: rateLimit('cancel', 60),
    access: requireTraveller,
    owned: 'booking',
    middleware: [onceUnlessPreview(idempotent)],
    request: {
      headers: IdempotencyHeader,
      body: jsonBody(CancelBookingBody, { booking_id: EXAMPLE.id, reason: 'Plans changed', preview: true }),
    },
    responses: jsonReplies(
      200,
      CancelBookingReply,
      'The booking, and what comes back of the money paid',
      404,
      409,
      422,
    ),
  })
  return openApiApp<TravellerVariables & IdempotencyVariables>()
    .openapi(order, async (c) => {
      const { booking_id, driver, accept_total, payment } = c.req.valid('json')
      const ordered = await orderCar({
        access: c.var.traveller,
        bookingId: booking_id,
        driver,
        acceptTotal: accept_total,
        card: cardOf(payment),
        networkAddress: addressOf(c),
        key: c.var.idempotencyKey,
      })
      if (!ordered.ok) return orderRefused(c, ordered.failure)
      const { booking, action } = ordered.value
      return c.json({ booking, payment: { status: booking.payment_status, ...(action && { action }) } }, 201)
    })
    .openapi(withoutCard, async (c) => {
      const { booking_id, driver, accept_total } = c.req.valid('json')
      const ordered = await orderCar({
        access: c.var.traveller,
        bookingId: booking_id,
        driver,
        acceptTotal: accept_total,
        card: null,
        networkAddress: addressOf(c),
        key: c.var.idempotencyKey,
      })
      return ordered.ok ? c.json({ booking: ordered.value.booking }, 201) : orderRefused(c, ordered.failure)
    })
    .openapi(cancel, async (c) => {
      const { booking_id, reason, preview } = c.req.valid('json')
      const cancelled = await cancelBooking({
        access: c.var.traveller,
        bookingId: booking_id,
        reason: reason ?? null,
        preview,
      })
      if (!cancelled.ok) return cancelRefused(c, cancelled.failure)
      const { booking, refund, fee } = cancelled.value
      return c.json({ booking, refund: { ...refund, fee } }, 200)
    })
}

/** Applies idempotency except to previews, which change nothing and whose response is never replayed. */
function onceUnlessPreview(idempotent: Idempotent): Idempotent {
  return async (c, next) => {
    const body: unknown = await c.req.json().catch(() => null)
    const { success } = Preview.safeParse(body)
    return success ? next() : idempotent(c, next)
  }
}
