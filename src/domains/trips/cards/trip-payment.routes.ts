import { PAYMENT_EXAMPLES } from '#domains/rentals/public.ts'
import { EXAMPLE } from '#kernel/examples.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { Context } from 'hono'
import type { PaymentGateway } from '#domains/payments/public.ts'
import { cardOf } from '#domains/rentals/public.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { addressOf } from '#platform/http/caller-address.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { PayTrip, PayTripFailure } from './pay-trip.usecase.ts'
import type { ReadTripPayment } from './read-trip-payment.usecase.ts'
import {
  PayTripBody,
  PayTripByMethodBody,
  TripPaymentQuery,
  TripPaymentReply,
} from './trip-payment.contract.ts'
import { problem, refusedBy } from '../trip-problem.http.ts'

const payRefused = refusedBy({
  trip_not_found: 404,
  trip_not_payable: 409,
  trip_paid: 409,
  payment_in_progress: 409,
  payment_declined: 422,
  too_many_declines: 429,
  payment_unavailable: 502,
} as const satisfies Record<PayTripFailure['code'], number>)

type Needs = {
  payTrip: PayTrip
  readTripPayment: ReadTripPayment
  takes: PaymentGateway['takes']
  /** Returns true if a link's token was made for this trip. */
  isLinkOf: (reference: string, token: string) => boolean
  rateLimit: RateLimit
}

const LINK = { reference: EXAMPLE.reference, token: EXAMPLE.secret }
const BODIES = {
  card: jsonBody(PayTripBody, { ...LINK, payment: PAYMENT_EXAMPLES.card }),
  payment_method: jsonBody(PayTripByMethodBody, { ...LINK, payment: PAYMENT_EXAMPLES.payment_method }),
} as const satisfies Record<PaymentGateway['takes'], unknown>

/** Routes of the page behind a trip's payment link, which is at the top level of the browser. */
export function tripPaymentRoutes({ payTrip, readTripPayment, takes, isLinkOf, rateLimit }: Needs) {
  const read = createRoute({
    method: 'get',
    path: '/trip-payment',
    summary: 'What is to be paid for a trip by card, by the link to pay it',
    limit: rateLimit('trip-payment', 120),
    access: 'anybody',
    request: { query: TripPaymentQuery },
    responses: jsonReplies(200, TripPaymentReply, 'The trip and its payment', 404),
  })
  const pay = createRoute({
    method: 'post',
    path: '/trip-payment',
    summary: 'Pay for a trip by card',
    limit: rateLimit('pay-trip', 30),
    access: 'anybody',
    request: {
      body: BODIES[takes],
    },
    responses: jsonReplies(200, TripPaymentReply, 'Paid, or where the bank asks first', 404, 409, 422, 502),
  })
  const unknown = (c: Context) => problem(c, 404, { code: 'trip_not_found' })

  return openApiApp()
    .openapi(read, async (c) => {
      const { reference, token } = c.req.valid('query')
      const found = isLinkOf(reference, token) ? await readTripPayment(reference, languageOfRequest(c)) : null
      c.header('cache-control', 'no-store')
      return found?.ok ? c.json(found.value, 200) : unknown(c)
    })
    .openapi(pay, async (c) => {
      const { reference, token, payment } = c.req.valid('json')
      if (!isLinkOf(reference, token)) return unknown(c)
      const paid = await payTrip({ reference, card: cardOf(payment), networkAddress: addressOf(c) })
      if (!paid.ok) return payRefused(c, paid.failure)
      const shown = await readTripPayment(reference, languageOfRequest(c))
      return shown.ok ? c.json(shown.value, 200) : unknown(c)
    })
}
