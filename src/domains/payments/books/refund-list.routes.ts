import type { TravellerVariables } from '#domains/accounts/public.ts'
import type { RequireStaff } from '#domains/staff/public.ts'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import { openApiApp } from '#platform/http/openapi/openapi.ts'
import { listRoute } from '#platform/http/openapi/list-route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { RefundsQuery, RefundsReply } from './refund-list.contract.ts'
import type { ListRefunds } from './refund-list.store.ts'

type Needs = { listRefunds: ListRefunds; requireStaff: RequireStaff; rateLimit: RateLimit }

/** Refunds to cards, of all that is sold. */
export function refundListRoutes({ listRefunds, requireStaff, rateLimit }: Needs) {
  const list = listRoute({
    path: '/staff/money/refunds',
    summary: 'Refunds to cards and how far they have come, the latest first',
    limit: rateLimit('staff-refund-list', 300),
    access: requireStaff('finance'),
    query: RefundsQuery,
    page: RefundsReply,
  })
  return openApiApp<TravellerVariables>().openapi(list, async (c) => {
    const { after, page_size: size, state } = c.req.valid('query')
    const found = await listRefunds({ state }, { after, limit: size + 1 })
    return c.json(
      keyedPageOf(found, size, ({ refund_id }) => refund_id),
      200,
    )
  })
}
