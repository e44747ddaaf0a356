import { z } from '@hono/zod-openapi'
import type { RequireTraveller, TravellerVariables } from '#domains/accounts/public.ts'
import { EXAMPLE } from '#kernel/examples.ts'
import { IdempotencyHeader } from '#platform/http/idempotency.contract.ts'
import type { Idempotent, IdempotencyVariables } from '#platform/http/idempotency.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { CancelBookingBody, CancelBookingReply } from '../bookings/booking.contract.ts'
import { refusedBy } from '../rental-problem.http.ts'
import type { cancelBooking, CancelFailure, CancellingApp } from './cancel-booking.usecase.ts'

const rejected = refusedBy({
  booking_not_found: 404,
  not_cancellable: 409,
  supplier_refused: 422,
} as const satisfies Record<CancelFailure['code'], number>)

export type CancelRouteApp = CancellingApp & {
  requireTraveller: RequireTraveller
  idempotent: Idempotent
  rateLimit: RateLimit
}

const Preview = z.object({ preview: z.literal(true) })

export function cancelRoutes(app: CancelRouteApp, useCases: { cancelBooking: typeof cancelBooking }) {
  const { requireTraveller, idempotent, rateLimit } = app
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
  return openApiApp<TravellerVariables & IdempotencyVariables>().openapi(cancel, async (c) => {
    const { booking_id, reason, preview } = c.req.valid('json')
    const cancelled = await useCases.cancelBooking(app, {
      access: c.var.traveller,
      bookingId: booking_id,
      reason: reason ?? null,
      preview,
    })
    if (!cancelled.ok) return rejected(c, cancelled.failure)
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
