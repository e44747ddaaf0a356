import type { PaymentGateway } from '#domains/payments/public.ts'
import type { RequireTraveller, TravellerVariables } from '#domains/accounts/public.ts'
import { addressOf } from '#platform/http/caller-address.ts'
import { IdempotencyHeader } from '#platform/http/idempotency.contract.ts'
import type { Idempotent, IdempotencyVariables } from '#platform/http/idempotency.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { ORDER_EXAMPLE, PAYMENT_EXAMPLES } from '../orders/order-example.contract.ts'
import { OrderReply } from '../orders/order.contract.ts'
import { ORDER_STATUS } from '../orders/order-status.contract.ts'
import { cardOf } from '../orders/payment/card-of.ts'
import { QUOTE_STATUS } from '../quotes/quote-status.contract.ts'
import { refusedBy } from '../rental-problem.http.ts'
import { PaymentMethodRebookBody, RebookBody } from './rebook.contract.ts'
import type { Rebook, RebookFailure } from './rebook.usecase.ts'

type Needs = {
  rebook: Rebook
  takes: PaymentGateway['takes']
  requireTraveller: RequireTraveller
  idempotent: Idempotent
  rateLimit: RateLimit
}

const refused = refusedBy({
  ...QUOTE_STATUS,
  ...ORDER_STATUS,
  rebooking_over: 409,
  not_cheaper: 409,
} as const satisfies Record<RebookFailure['code'], number>)

const { booking_id, accept_total } = ORDER_EXAMPLE

const BODIES = {
  card: jsonBody(RebookBody, { booking_id, accept_total, payment: PAYMENT_EXAMPLES.card }),
  payment_method: jsonBody(PaymentMethodRebookBody, {
    booking_id,
    accept_total,
    payment: PAYMENT_EXAMPLES.payment_method,
  }),
} as const satisfies Record<PaymentGateway['takes'], unknown>

/** The endpoint to order the cheaper car found for a booking. */
export function rebookRoutes({ rebook, takes, requireTraveller, idempotent, rateLimit }: Needs) {
  const route = createRoute({
    method: 'post',
    path: '/user/rebook',
    summary:
      'Order the cheaper car found for a booking; the booking is cancelled once the new one is confirmed',
    // An unpaid order costs the sender nothing, and makes us mail any address entered for the driver.
    limit: rateLimit('rebook', 30, { writesToTyped: true }),
    access: requireTraveller,
    owned: 'booking',
    middleware: [idempotent],
    request: { headers: IdempotencyHeader, body: BODIES[takes] },
    responses: jsonReplies(
      201,
      OrderReply,
      'The new booking: confirmed, or awaiting the supplier’s answer',
      404,
      409,
      410,
      422,
      502,
    ),
  })
  return openApiApp<TravellerVariables & IdempotencyVariables>().openapi(route, async (c) => {
    const asked = c.req.valid('json')
    const ordered = await rebook({
      access: c.var.traveller,
      bookingId: asked.booking_id,
      acceptTotal: asked.accept_total,
      card: asked.payment ? cardOf(asked.payment) : null,
      networkAddress: addressOf(c),
      key: c.var.idempotencyKey,
    })
    if (!ordered.ok) return refused(c, ordered.failure)
    const { booking, action } = ordered.value
    return c.json({ booking, payment: { status: booking.payment_status, ...(action && { action }) } }, 201)
  })
}
