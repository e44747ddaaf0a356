import { TRIP_EXAMPLE } from './trip-example.contract.ts'
import { planText, problem } from '../fare-problem.http.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { addressOf } from '#platform/http/caller-address.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { jsonOfBytes, replyBytes, replyCache, type ReplyCacheVariables } from '#platform/http/reply-cache.ts'
import { quoteAudience, type QuoteVariables } from './quote-audience.middleware.ts'
import { newQuotePart } from './quote-id.ts'
import type { QuoteApp, quoteTrip } from './quote-trip.usecase.ts'
import { TripRequestInput } from '../shapes/trip-request.contract.ts'
import { TripQuoteReply, type TripQuote } from './quote.contract.ts'

/** Lifetime of a cached reply: one of the 20 minutes for which a quote is valid. */
const CACHED_MS = 60_000
const QUOTES_PER_MINUTE = 240

type RoutesApp = QuoteApp & Parameters<typeof quoteAudience>[0] & { rateLimit: RateLimit }

const ID = Buffer.from('"quote_id":"')

/**
 * Gives the quotes of a cached reply new ids, so that a person who has booked one of them can book the same trip again.
 */
function withNewIds(cached: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const reply = Buffer.from(cached)
  const part = newQuotePart()
  for (let at = reply.indexOf(ID); at !== -1; at = reply.indexOf(ID, at)) {
    at = reply.indexOf('"', at + ID.length)
    reply.write(part, at - part.length, 'latin1')
  }
  return reply
}

/** Creates the route under `/trips` that quotes trips. Replies are cached. */
export function tripQuoteRoutes(app: RoutesApp, quote: typeof quoteTrip) {
  const { clock, rateLimit } = app
  const route = createRoute({
    method: 'post',
    path: '/api/trip/quote',
    summary: 'What a trip costs with each type of vehicle',
    limit: rateLimit('trip-quote', QUOTES_PER_MINUTE),
    access: quoteAudience(app),
    middleware: [
      replyCache({
        clock,
        lifetimeMs: CACHED_MS,
        renewed: withNewIds,
        audienceOf: (c) => `${languageOfRequest(c)} ${c.get('quotedFor') ?? ''}`,
      }),
    ],
    request: { body: jsonBody(TripRequestInput, TRIP_EXAMPLE) },
    responses: jsonReplies(
      200,
      TripQuoteReply,
      'Options, the smallest vehicle first; each can be booked by its id',
      422,
    ),
  })
  return openApiApp<QuoteVariables & ReplyCacheVariables>().openapi(route, async (c) => {
    const quoted = await quote(app, {
      request: c.req.valid('json'),
      companyId: c.get('quotedFor'),
      language: languageOfRequest(c),
      networkAddress: addressOf(c),
    })
    if (!quoted.ok) {
      const { code, path } = quoted.failure
      const message = planText(quoted.failure, languageOfRequest(c))
      return problem(c, 422, { code, detail: message }, [{ path, code, message }])
    }
    const plain = Buffer.from(JSON.stringify(quoted.value))
    c.set('replyToCache', plain)
    return jsonOfBytes<TripQuote>(c, await replyBytes(c, plain))
  })
}
