import type { RequireProfile, TripVariables } from '#domains/identity/public.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import { TripParams } from '../journey/trip.contract.ts'
import { TripPayLinkReply } from './trip-payment.contract.ts'
import type { TripPayLink } from './trip-pay-link.usecase.ts'
import { problem } from '../trip-problem.http.ts'

type Needs = { tripPayLink: TripPayLink; requireProfile: RequireProfile }

/** Routes for callers with a `/trips` token that return the address of the card page. That page is never framed. */
export function tripPayLinkRoutes({ tripPayLink, requireProfile }: Needs) {
  const link = createRoute({
    method: 'get',
    path: '/api/trip/{id}/payment',
    summary: 'What became of a trip’s payment by card, and where to pay',
    access: requireProfile,
    request: { params: TripParams },
    responses: jsonReplies(200, TripPayLinkReply, 'The payment, and its page', 404),
  })
  return openApiApp<TripVariables>().openapi(link, async (c) => {
    const { id } = c.req.valid('param')
    const language = languageOfRequest(c)
    const payment = await tripPayLink({ caller: c.var.caller, tripId: id, language })
    return payment
      ? c.json({ payment }, 200)
      : problem(c, 404, { code: 'trip_not_found', detail: 'There is no such trip paid by card' })
  })
}
