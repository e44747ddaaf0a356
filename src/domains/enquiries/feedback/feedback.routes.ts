import { createRoute } from '#platform/http/openapi/route.ts'
import type { RequireRole, TravellerVariables } from '#domains/accounts/public.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { EnquiryReply } from '../enquiry.contract.ts'
import { enquiryReply, sendingOf } from '../enquiry.http.ts'
import { FeedbackBody } from './feedback.contract.ts'
import type { FeedbackFailure, GiveFeedback } from './give-feedback.usecase.ts'
import { problem } from '../enquiry-problem.http.ts'

type Needs = { giveFeedback: GiveFeedback; requireRole: RequireRole; rateLimit: RateLimit }

const statusOf = { sign_in_required: 401 } as const satisfies Record<FeedbackFailure['code'], number>

export function feedbackRoutes({ giveFeedback, requireRole, rateLimit }: Needs) {
  const give = createRoute({
    method: 'post',
    path: '/user/feedback',
    summary: 'Tell us what is good and what is not',
    limit: rateLimit('feedback', 5),
    access: requireRole('account'),
    request: {
      body: jsonBody(FeedbackBody, { topic: 'search', message: 'The desk was hard to find', score: 4 }),
    },
    responses: jsonReplies(
      201,
      EnquiryReply,
      'Kept for the staff; the account’s address is mailed its number',
      404,
    ),
  })
  return openApiApp<TravellerVariables>().openapi(give, async (c) => {
    const body = c.req.valid('json')
    const given = await giveFeedback(body, sendingOf(c, body, c.var.traveller))
    return given.ok
      ? c.json(enquiryReply(given.value), 201)
      : problem(c, statusOf[given.failure.code], given.failure)
  })
}
