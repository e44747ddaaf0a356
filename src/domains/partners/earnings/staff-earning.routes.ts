import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { isId } from '#kernel/ids.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { listRoute } from '#platform/http/openapi/list-route.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { refusedBy } from '../record/partner-problem.http.ts'
import {
  DecideEarningBody,
  StaffEarningContract,
  StaffEarningParams,
  StaffEarningsQuery,
  StaffEarningsReply,
  type StaffEarning,
} from './decide-earning.contract.ts'
import type { DecideEarning } from './decide-earning.usecase.ts'

type Page = { items: StaffEarning[]; next: string | null }

type Needs = {
  toDecide: (page: { after?: string | undefined; limit: number }) => Promise<Page>
  find: (by: { reference: string } | { soldId: string }) => Promise<StaffEarning | null>
  decideEarning: DecideEarning
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

const refused = refusedBy({ earning_not_found: 404, earning_decided: 409 })

/** The staff's calls for commissions that a person decides about. */
export function staffEarningRoutes({ toDecide, find, decideEarning, requireStaff, rateLimit }: Needs) {
  const list = listRoute({
    path: '/staff/partner-earnings',
    summary: 'Commissions that wait for a person, the first ordered first; or that of one booking',
    access: requireStaff('partners'),
    query: StaffEarningsQuery,
    page: StaffEarningsReply,
  })
  const decide = createRoute({
    method: 'post',
    path: '/staff/partner-earnings/{id}/decide',
    summary: 'Pay a booking’s commission whatever speaks against it, or refuse it',
    limit: rateLimit('staff-partner-earnings', 120),
    access: requireStaff('partners'),
    request: {
      params: StaffEarningParams,
      body: jsonBody(DecideEarningBody, {
        decision: 'allowed',
        instead_of: null,
        reason: 'The agency books for its guests',
        lang_id: 1,
      }),
    },
    responses: jsonReplies(
      200,
      StaffEarningContract,
      'As it was when it was decided; what follows is seen in seconds',
      404,
      409,
    ),
  })

  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => {
      const { reference, after, page_size: limit } = c.req.valid('query')
      if (reference === undefined) return c.json(await toDecide({ after, limit }), 200)
      const found = await find({ reference })
      return c.json({ items: found ? [found] : [], next: null }, 200)
    })
    .openapi(decide, async (c) => {
      const { id: soldId } = c.req.valid('param')
      const { decision, instead_of: insteadOf, reason } = c.req.valid('json')
      if (!isId(soldId)) return refused(c, { code: 'earning_not_found' })
      const decided = await decideEarning({ soldId, decision, insteadOf, reason }, staffActor(c))
      if (!decided.ok) return refused(c, decided.failure)
      const earning = await find({ soldId })
      return earning ? c.json(earning, 200) : refused(c, { code: 'earning_not_found' })
    })
}
