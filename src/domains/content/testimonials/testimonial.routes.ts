import { EXAMPLE } from '#kernel/examples.ts'
import { listRoute } from '#platform/http/openapi/list-route.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { JudgeTestimonial } from './judge-testimonial.usecase.ts'
import { CommentsQuery, CommentsReply, JudgeBody, JudgeReply } from './testimonial.contract.ts'
import type { TestimonialStore } from './testimonial.store.ts'
import { problem } from '../content-problem.http.ts'

type Needs = {
  testimonials: Pick<TestimonialStore, 'list'>
  judgeTestimonial: JudgeTestimonial
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

/** The staff's calls for what travellers said with their ratings. */
export function testimonialRoutes({ testimonials, judgeTestimonial, requireStaff, rateLimit }: Needs) {
  const list = listRoute({
    path: '/staff/testimonials',
    summary: 'Comments of ratings, the newest first',
    access: requireStaff('content'),
    query: CommentsQuery,
    page: CommentsReply,
  })
  const judge = createRoute({
    method: 'post',
    path: '/staff/testimonials/judge',
    summary: 'Let a comment through to the home page, or refuse it',
    limit: rateLimit('staff-testimonials', 120),
    access: requireStaff('content'),
    request: { body: jsonBody(JudgeBody, { booking_id: EXAMPLE.id, show: true, lang_id: 1 }) },
    responses: jsonReplies(200, JudgeReply, 'What it is now', 404),
  })
  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => {
      const { state, page, page_size } = c.req.valid('query')
      const found = await testimonials.list({ state, offset: (page - 1) * page_size, limit: page_size })
      return c.json({ ...found, page, page_size }, 200)
    })
    .openapi(judge, async (c) => {
      const { booking_id, show, reason = null } = c.req.valid('json')
      const judged = await judgeTestimonial({ bookingId: booking_id, show, reason }, staffActor(c))
      return judged.ok
        ? c.json({ booking_id, state: judged.value.state }, 200)
        : problem(c, 404, judged.failure)
    })
}
