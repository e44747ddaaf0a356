import { TRIP_EXAMPLE } from './trip-example.ts'
import { fieldMessage, problem } from '../fare-problem.http.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { Clock } from '#kernel/clock.ts'
import { addressOf } from '#platform/http/caller-address.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { jsonOfBytes, replyBytes, replyCache, type ReplyCacheVariables } from '#platform/http/reply-cache.ts'
import { quoteAudience, type QuoteVariables } from './quote-audience.middleware.ts'
import type { QuoteTrip } from './quote-trip.usecase.ts'
import { AskedTripRequest } from '../shapes/trip-request.contract.ts'
import { TripQuoteReply, type TripQuote } from './quote.contract.ts'

/** A quote is good for 20 minutes, of which it may have waited one here. */
const KEPT_MS = 60_000
const QUOTES_PER_MINUTE = 240

type Needs = {
  quoteTrip: QuoteTrip
  guards: Parameters<typeof quoteAudience>[0]
  clock: Clock
  rateLimit: RateLimit
}

/** Under `/trips`: what a trip costs. */
export function tripQuoteRoutes({ quoteTrip, guards, clock, rateLimit }: Needs) {
  const route = createRoute({
    method: 'post',
    path: '/api/trip/quote',
    summary: 'What a trip costs with each type of vehicle',
    limit: rateLimit('trip-quote', QUOTES_PER_MINUTE),
    access: quoteAudience(guards),
    middleware: [
      replyCache({
        clock,
        lifetimeMs: KEPT_MS,
        audienceOf: (c) => `${languageOfRequest(c)} ${c.get('quotedFor') ?? ''}`,
      }),
    ],
    request: { body: jsonBody(AskedTripRequest, TRIP_EXAMPLE) },
    responses: jsonReplies(
      200,
      TripQuoteReply,
      'Options, the smallest vehicle first; each can be booked by its id',
      422,
    ),
  })
  return openApiApp<QuoteVariables & ReplyCacheVariables>().openapi(route, async (c) => {
    const quoted = await quoteTrip({
      request: c.req.valid('json'),
      companyId: c.get('quotedFor'),
      language: languageOfRequest(c),
      networkAddress: addressOf(c),
    })
    if (!quoted.ok) {
      const { code, path } = quoted.failure
      return problem(c, 422, { code, detail: fieldMessage(c, code) }, [{ path, code }])
    }
    const bytes = await replyBytes(c, Buffer.from(JSON.stringify(quoted.value)))
    c.set('replyToKeep', bytes)
    return jsonOfBytes<TripQuote>(c, bytes)
  })
}
