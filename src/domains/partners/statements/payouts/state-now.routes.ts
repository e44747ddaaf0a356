import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import { money } from '#kernel/money.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { problem } from '../../record/partner-problem.http.ts'
import { lineKind } from '../line-kind.ts'
import type { StatementDraft } from '../statement.store.ts'
import {
  LINES_SHOWN,
  StatementNowBody,
  StatementNowReply,
  StatementPreviewQuery,
  StatementPreviewReply,
  type StatementPreview,
} from './state-now.contract.ts'
import type { StateNow, StateNowFailure } from './state-now.usecase.ts'

type Needs = { stateNow: StateNow; requireStaff: RequireStaff; rateLimit: RateLimit }

const statusOf = {
  partner_not_found: 404,
  partner_not_ended: 409,
  nothing_to_state: 409,
  statement_changed: 409,
} as const satisfies Record<StateNowFailure['code'], number>

/** The staff’s calls for the last statements of partners that have ended. */
export function stateNowRoutes({ stateNow, requireStaff, rateLimit }: Needs) {
  const limit = rateLimit('staff-statements', 60)
  const access = requireStaff('finance')
  const preview = createRoute({
    method: 'get',
    path: '/staff/partner-statements',
    summary: 'What the last statements of a partner that has ended would say now',
    limit,
    access,
    request: { query: StatementPreviewQuery },
    responses: jsonReplies(200, StatementPreviewReply, 'One for each currency', 404, 409),
  })
  const make = createRoute({
    method: 'post',
    path: '/staff/partner-statements',
    summary: 'Make the last statements of a partner that has ended, before the month is over',
    limit,
    access,
    request: {
      body: jsonBody(StatementNowBody, { code: 'DUNES', seen: '2026-12 EUR 3 0 6000 6000', lang_id: 1 }),
    },
    responses: jsonReplies(200, StatementNowReply, 'Their numbers', 404, 409),
  })
  return openApiApp<TravellerVariables>()
    .openapi(preview, async (c) => {
      const found = await stateNow.preview(c.req.valid('query').code)
      if (!found.ok) return problem(c, statusOf[found.failure.code], found.failure)
      const { partner, seen, drafts } = found.value
      return c.json({ partner, seen, statements: drafts.map(shown) }, 200)
    })
    .openapi(make, async (c) => {
      const { code, seen } = c.req.valid('json')
      const made = await stateNow.make({ code, seen }, staffActor(c))
      return made.ok
        ? c.json({ numbers: made.value }, 200)
        : problem(c, statusOf[made.failure.code], made.failure)
    })
}

function shown({
  month,
  currency,
  lines,
  ...figures
}: StatementDraft): StatementPreview['statements'][number] {
  const { opening, total, payout, closing } = figures
  return {
    month,
    opening: money(opening, currency),
    total: money(total, currency),
    payout: money(payout, currency),
    closing: money(closing, currency),
    count: lines.length,
    lines: lines.slice(0, LINES_SHOWN).map((line) => ({
      reference: line.reference,
      pick_up_on: line.pickUpOn,
      kind: lineKind(line),
      reason: line.reason,
      amount: money(line.amount, currency),
    })),
  }
}
