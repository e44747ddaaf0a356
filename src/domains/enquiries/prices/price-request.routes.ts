import { planText, quoteAudience, TRIP_EXAMPLE, type QuoteVariables } from '#domains/fares/public.ts'
import { EXAMPLE } from '#kernel/examples.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { EnquiryReply } from '../enquiry.contract.ts'
import { enquiryReply, sendingOf } from '../enquiry.http.ts'
import { CheckedPriceRequestBody } from '../checked-enquiry.contract.ts'
import { problem } from '../enquiry-problem.http.ts'
import { PriceOfferQuery, PriceOfferReply } from './price-request.contract.ts'
import type { ReadPriceRequests } from './read-price-requests.usecase.ts'
import type { SendPriceRequest } from './send-price-request.usecase.ts'

type Needs = {
  sendPriceRequest: SendPriceRequest
  readPriceRequests: Pick<ReadPriceRequests, 'offer'>
  /** The request that a link of ours leads to; null: not ours. */
  readLink: (offer: string) => string | null
  guards: Parameters<typeof quoteAudience>[0]
  rateLimit: RateLimit
}

const noOffer = { code: 'enquiry_not_found', detail: 'There is no such price' } as const

/** Under `/trips`: asking for the price of a trip, and the price that was sent. */
export function priceRequestRoutes({
  sendPriceRequest,
  readPriceRequests,
  readLink,
  guards,
  rateLimit,
}: Needs) {
  const send = createRoute({
    method: 'post',
    path: '/api/trip/price-request',
    summary: 'Ask the desk for the price of a trip whose address was not found',
    limit: rateLimit('enquiries', 5, { perHour: 30, writesToTyped: true }),
    access: quoteAudience(guards),
    request: {
      body: jsonBody(CheckedPriceRequestBody, {
        request: TRIP_EXAMPLE,
        party: 2,
        name: 'Layla Haddad',
        email: EXAMPLE.person.email,
        phone: EXAMPLE.phone,
        notes: 'The blue gate beyond the petrol station',
      }),
    },
    responses: jsonReplies(201, EnquiryReply, 'Kept; the sender is mailed its number', 422),
  })
  const offer = createRoute({
    method: 'get',
    path: '/api/trip/price-offer',
    summary: 'The price that the desk has sent for a trip',
    limit: rateLimit('trip-price-offer', 60),
    access: 'anybody',
    request: { query: PriceOfferQuery },
    responses: jsonReplies(200, PriceOfferReply, 'The price, or what became of it', 404),
  })
  return openApiApp<QuoteVariables>()
    .openapi(send, async (c) => {
      const body = c.req.valid('json')
      const sent = await sendPriceRequest({
        body,
        companyId: c.get('quotedFor'),
        sending: sendingOf(c, body, null),
      })
      if (sent.ok) return c.json(enquiryReply(sent.value), 201)
      const { code, path } = sent.failure
      const message = planText(sent.failure, languageOfRequest(c))
      return problem(c, 422, { code, detail: message }, [{ path: `request.${path}`, code, message }])
    })
    .openapi(offer, async (c) => {
      const id = readLink(c.req.valid('query').offer)
      const found = id === null ? null : await readPriceRequests.offer(id, languageOfRequest(c))
      c.header('cache-control', 'no-store')
      return found ? c.json(found, 200) : problem(c, 404, noOffer)
    })
}
