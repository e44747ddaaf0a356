import { createRoute } from '@hono/zod-openapi'
import type { RequireRole, TravellerVariables } from '#domains/accounts/public.ts'
import { langIdOf } from '#kernel/locale.ts'
import { jsonBody, jsonReply, openApiApp, problemReplies, TRAVELLER_WRITE } from '#platform/http/openapi.ts'
import { languageOfRequest, problem } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { FeedbackBody, FeedbackReply } from './feedback.contract.ts'
import type { GiveFeedback } from './give-feedback.usecase.ts'

type Needs = { giveFeedback: GiveFeedback; requireRole: RequireRole; rateLimit: RateLimit }

export function feedbackRoutes({ giveFeedback, requireRole, rateLimit }: Needs) {
  const give = createRoute({
    method: 'post',
    path: '/user/feedback',
    summary: 'Tell us what is good and what is not',
    middleware: [rateLimit('feedback', 5), requireRole('account')] as const,
    request: { body: jsonBody(FeedbackBody) },
    responses: {
      201: jsonReply(FeedbackReply, 'Kept for the staff'),
      ...problemReplies(...TRAVELLER_WRITE),
    },
  })
  return openApiApp<TravellerVariables>().openapi(give, async (c) => {
    const { lang_id: langId = langIdOf(languageOfRequest(c)), ...said } = c.req.valid('json')
    const given = await giveFeedback({ ...said, langId, userId: c.var.traveller.userId })
    return given.ok ? c.json({ feedback_id: given.value }, 201) : problem(c, 401, given.failure)
  })
}
