import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { listRoute } from '#platform/http/openapi/list-route.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { problem, refusedBy } from '../payment-problem.http.ts'
import { disputeActs } from './dispute-acts.ts'
import type { DisputeReads, FoundDispute } from './dispute-reads.store.ts'
import {
  DisputeParams,
  DisputeReply,
  DisputesQuery,
  DisputesReply,
  SettleDisputeBody,
  type StaffDispute,
} from './dispute.contract.ts'
import type { SettleDispute, SettleDisputeFailure } from './settle-dispute.usecase.ts'

type Needs = {
  reads: DisputeReads
  settleDispute: SettleDispute
  /** True if the gateway takes it that we accept a dispute. */
  mayAccept: boolean
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

const refused = refusedBy({
  dispute_not_found: 404,
  dispute_not_open: 409,
  dispute_undecided: 409,
  dispute_not_acceptable: 409,
  payment_unavailable: 503,
} as const satisfies Record<SettleDisputeFailure['code'], number>)

/** Disputes of cardholders, and what the staff do with them. */
export function disputeRoutes({ reads, settleDispute, mayAccept, requireStaff, rateLimit }: Needs) {
  const common = { limit: rateLimit('staff-disputes', 300), access: requireStaff('finance') }
  const list = listRoute({
    path: '/staff/money/disputes',
    summary: 'Disputes of cardholders, the latest first',
    ...common,
    query: DisputesQuery,
    page: DisputesReply,
  })
  const one = createRoute({
    method: 'get',
    path: '/staff/money/disputes/{id}',
    summary: 'A dispute, and what can be done with it',
    ...common,
    request: { params: DisputeParams },
    responses: jsonReplies(200, DisputeReply, 'As it is now', 404),
  })
  const settle = createRoute({
    method: 'post',
    path: '/staff/money/disputes/{id}/settle',
    summary: 'Say what the bank has decided, after the gateway was asked, or accept the dispute there',
    limit: rateLimit('staff-dispute-acts', 60),
    access: common.access,
    request: {
      params: DisputeParams,
      body: jsonBody(SettleDisputeBody, { act: 'lost', note: 'The bank’s letter of 3 December', lang_id: 1 }),
    },
    responses: jsonReplies(200, DisputeReply, 'As it is now', 404, 409, 503),
  })
  const shown = ({ dispute }: FoundDispute): StaffDispute => ({
    ...dispute,
    acts: disputeActs(dispute.state, mayAccept),
  })
  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => {
      const { after, page_size: size, state, about } = c.req.valid('query')
      const found = await reads.list({ state, about }, { after, limit: size + 1 })
      return c.json(
        keyedPageOf(found.map(shown), size, ({ dispute_id }) => dispute_id),
        200,
      )
    })
    .openapi(one, async (c) => {
      const dispute = await reads.find(c.req.valid('param').id)
      if (dispute) return c.json({ dispute: shown(dispute) }, 200)
      return problem(c, 404, { code: 'dispute_not_found' })
    })
    .openapi(settle, async (c) => {
      const { act, note } = c.req.valid('json')
      const settled = await settleDispute({ id: c.req.valid('param').id, act, note }, staffActor(c))
      if (!settled.ok) return refused(c, settled.failure)
      return c.json({ dispute: shown(settled.value) }, 200)
    })
}
