import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { listRoute } from '#platform/http/openapi/list-route.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { refusedBy } from '../payment-problem.http.ts'
import type { DifferenceReads } from './difference-reads.store.ts'
import {
  BookDifferenceBody,
  CompareAgainBody,
  DifferenceParams,
  DifferenceReply,
  DifferencesQuery,
  DifferencesReply,
  ExplainDifferenceBody,
} from './difference.contract.ts'
import type { DifferenceFailure, EndDifference } from './end-difference.usecase.ts'

type Needs = {
  reads: DifferenceReads
  endDifference: EndDifference
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

const refused = refusedBy({
  difference_not_found: 404,
  difference_ended: 409,
  difference_has_task: 409,
  difference_not_booked: 409,
  booking_busy: 409,
  books_unanswered: 503,
} as const satisfies Record<DifferenceFailure['code'], number>)

/** Where our books differ from the gateway's and the suppliers', and what ends that. */
export function differenceRoutes({ reads, endDifference, requireStaff, rateLimit }: Needs) {
  const access = requireStaff('finance')
  const acts = rateLimit('staff-difference-acts', 60)
  const list = listRoute({
    path: '/staff/money/differences',
    summary: 'Where our books differ from the gateway’s and the suppliers’, those seen last first',
    limit: rateLimit('staff-differences', 300),
    access,
    query: DifferencesQuery,
    page: DifferencesReply,
  })
  const compare = createRoute({
    method: 'post',
    path: '/staff/money/differences/{id}/compare-again',
    summary: 'Ask the gateway and the supplier again whether their books still differ',
    limit: acts,
    access,
    request: { params: DifferenceParams, body: jsonBody(CompareAgainBody, { lang_id: 1 }) },
    responses: jsonReplies(200, DifferenceReply, 'As it is now', 404, 409, 503),
  })
  const explain = createRoute({
    method: 'post',
    path: '/staff/money/differences/{id}/explain',
    summary: 'Say why the books may differ, which ends the difference',
    limit: acts,
    access,
    request: {
      params: DifferenceParams,
      body: jsonBody(ExplainDifferenceBody, { note: 'Refunded there by agreement', lang_id: 1 }),
    },
    responses: jsonReplies(200, DifferenceReply, 'As it is now', 404, 409, 503),
  })
  const book = createRoute({
    method: 'post',
    path: '/staff/money/differences/{id}/book',
    summary: 'Book what the gateway took of a booking besides our ledger as our gain or loss',
    limit: acts,
    access,
    request: {
      params: DifferenceParams,
      body: jsonBody(BookDifferenceBody, { note: 'Sent back at the gateway by hand', lang_id: 1 }),
    },
    responses: jsonReplies(200, DifferenceReply, 'As it is now', 404, 409, 503),
  })
  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => {
      const { after, page_size: size, state } = c.req.valid('query')
      const [found, compared] = await Promise.all([
        reads.list({ state }, { after, limit: size + 1 }),
        reads.lastDay(),
      ])
      const page = keyedPageOf(found, size, ({ difference_id }) => difference_id)
      return c.json({ ...page, compared }, 200)
    })
    .openapi(compare, async (c) => {
      const ended = await endDifference.compareAgain(c.req.valid('param').id, staffActor(c))
      return ended.ok ? c.json({ difference: ended.value }, 200) : refused(c, ended.failure)
    })
    .openapi(explain, async (c) => {
      const asked = { id: c.req.valid('param').id, note: c.req.valid('json').note }
      const ended = await endDifference.explain(asked, staffActor(c))
      return ended.ok ? c.json({ difference: ended.value }, 200) : refused(c, ended.failure)
    })
    .openapi(book, async (c) => {
      const asked = { id: c.req.valid('param').id, note: c.req.valid('json').note }
      const ended = await endDifference.book(asked, staffActor(c))
      return ended.ok ? c.json({ difference: ended.value }, 200) : refused(c, ended.failure)
    })
}
