import type { TravellerVariables } from '#domains/accounts/public.ts'
import { planText, TRIP_EXAMPLE, TripQuoteReply, type QuoteTrip } from '#domains/fares/public.ts'
import { staffActor, type RecordAccess, type RequireStaff } from '#domains/staff/public.ts'
import { EXAMPLE } from '#kernel/examples.ts'
import { listRoute } from '#platform/http/openapi/list-route.ts'
import { jsonBody, jsonReplies, openApiApp, type RequestVariables } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { Context } from 'hono'
import { problem, refusedBy } from '../enquiry-problem.http.ts'
import type { AnswerPriceRequest, PriceAnswer, PriceAnswerFailure } from './answer-price-request.usecase.ts'
import type { PriceRequestStore } from './price-request.store.ts'
import type { ReadPriceRequests } from './read-price-requests.usecase.ts'
import {
  AnswerPriceRequestBody,
  DeclinePriceRequestBody,
  PriceRequestsQuery,
  PriceRequestsReply,
  QuotePriceRequestBody,
  StaffPriceRequest,
  StaffPriceRequestParams,
  StaffPriceRequestReply,
} from './staff-price-request.contract.ts'

type Needs = {
  requests: Pick<PriceRequestStore, 'find'>
  readPriceRequests: ReadPriceRequests
  answerPriceRequest: AnswerPriceRequest
  quoteTrip: QuoteTrip
  recordAccess: RecordAccess
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

const refused = refusedBy({
  enquiry_not_found: 404,
  enquiry_changed: 409,
  enquiry_act_refused: 409,
  price_already_booked: 409,
  pick_up_in_the_past: 409,
  quote_unknown: 404,
  quote_expired: 410,
  trip_too_soon: 409,
} as const satisfies Record<PriceAnswerFailure['code'], number>)

const noRequest = { code: 'enquiry_not_found', detail: 'There is no such request' } as const

/** Price requests at the dispatch desk. */
export function staffPriceRequestRoutes(needs: Needs) {
  const { requests, readPriceRequests, answerPriceRequest, quoteTrip } = needs
  const asked = {
    limit: needs.rateLimit('staff-price-requests', 300),
    access: needs.requireStaff('dispatch'),
  }
  const path = '/staff/price-requests/{id}' as const
  const params = StaffPriceRequestParams
  const changed = jsonReplies(200, StaffPriceRequestReply, 'The request as it is now', 404, 409, 410)
  const list = listRoute({
    path: '/staff/price-requests',
    summary: 'Price requests: open ones by their pick-up, others newest first',
    ...asked,
    query: PriceRequestsQuery,
    page: PriceRequestsReply,
  })
  const read = createRoute({
    method: 'get',
    path,
    summary: 'A price request',
    ...asked,
    request: { params },
    responses: jsonReplies(200, StaffPriceRequest, 'The request', 404),
  })
  const quote = createRoute({
    method: 'post',
    path: `${path}/quote` as const,
    summary: 'What the trip of a price request costs, with the places that the desk has set',
    ...asked,
    request: { params, body: jsonBody(QuotePriceRequestBody, { request: TRIP_EXAMPLE, lang_id: 1 }) },
    responses: jsonReplies(200, TripQuoteReply, 'Options, the smallest vehicle first', 404, 422),
  })
  const answer = createRoute({
    method: 'post',
    path: `${path}/answer` as const,
    summary: 'Send a price: the traveller is mailed a link that books it',
    ...asked,
    request: {
      params,
      body: jsonBody(AnswerPriceRequestBody, { quote_id: EXAMPLE.secret, version: 1, lang_id: 1 }),
    },
    responses: changed,
  })
  const decline = createRoute({
    method: 'post',
    path: `${path}/decline` as const,
    summary: 'Decline a price request: the traveller is mailed the reason',
    ...asked,
    request: {
      params,
      body: jsonBody(DeclinePriceRequestBody, { reason: 'No road leads there', version: 1, lang_id: 1 }),
    },
    responses: changed,
  })

  type StaffContext = Context<{ Variables: RequestVariables & TravellerVariables }>
  async function change(c: StaffContext, wanted: PriceAnswer) {
    const done = await answerPriceRequest(wanted, staffActor(c))
    if (!done.ok) return refused(c, done.failure)
    const found = await readPriceRequests.find(wanted.id, languageOfRequest(c))
    return found ? c.json({ price_request: found }, 200) : problem(c, 404, noRequest)
  }

  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => {
      const { state, after, page_size: limit } = c.req.valid('query')
      return c.json(await readPriceRequests.list({ state, after, limit }, languageOfRequest(c)), 200)
    })
    .openapi(read, async (c) => {
      const { id } = c.req.valid('param')
      const found = await readPriceRequests.find(id, languageOfRequest(c))
      if (!found) return problem(c, 404, noRequest)
      await needs.recordAccess(staffActor(c), { action: 'read_enquiry', subject: { kind: 'enquiry', id } })
      return c.json(found, 200)
    })
    .openapi(quote, async (c) => {
      const found = await requests.find(c.req.valid('param').id)
      if (!found) return problem(c, 404, noRequest)
      const language = languageOfRequest(c)
      const { request } = c.req.valid('json')
      const { companyId } = found
      const quoted = await quoteTrip({ request, companyId, language, networkAddress: null })
      if (quoted.ok) return c.json(quoted.value, 200)
      const { code, path } = quoted.failure
      const message = planText(quoted.failure, language)
      return problem(c, 422, { code, detail: message }, [{ path: `request.${path}`, code, message }])
    })
    .openapi(answer, (c) => {
      const { quote_id: quoteId, version } = c.req.valid('json')
      return change(c, { ...c.req.valid('param'), version, quoteId })
    })
    .openapi(decline, (c) => {
      const { reason, version } = c.req.valid('json')
      return change(c, { ...c.req.valid('param'), version, reason })
    })
}
