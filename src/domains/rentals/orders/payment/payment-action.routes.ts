import { EXAMPLE } from '#kernel/examples.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RequireTraveller, TravellerVariables } from '#domains/accounts/public.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { OrderReply, PaymentActionBody } from '../order.contract.ts'
import type { ActOnPayment, PaymentActionFailure } from './payment-action.usecase.ts'
import { refusedBy } from '../../rental-problem.http.ts'

const refused = refusedBy({
  booking_not_found: 404,
} as const satisfies Record<PaymentActionFailure['code'], number>)

type Needs = { actOnPayment: ActOnPayment; requireTraveller: RequireTraveller; rateLimit: RateLimit }

export function paymentActionRoutes({ actOnPayment, requireTraveller, rateLimit }: Needs) {
  const act = createRoute({
    method: 'post',
    path: '/user/payment-action',
    summary: 'Go back to the bank’s question about a card payment, or give that payment up',
    limit: rateLimit('payment-action', 60),
    access: requireTraveller,
    owned: 'booking',
    request: { body: jsonBody(PaymentActionBody, { booking_id: EXAMPLE.id, act: 'returned' }) },
    responses: jsonReplies(200, OrderReply, 'The booking as it stands then, and where the bank asks', 404),
  })
  return openApiApp<TravellerVariables>().openapi(act, async (c) => {
    const body = c.req.valid('json')
    const acted = await actOnPayment({ access: c.var.traveller, bookingId: body.booking_id, act: body.act })
    if (!acted.ok) return refused(c, acted.failure)
    const { booking, action } = acted.value
    return c.json({ booking, payment: { status: booking.payment_status, ...(action && { action }) } }, 200)
  })
}
