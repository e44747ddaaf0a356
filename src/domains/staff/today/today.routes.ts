import type { TravellerVariables } from '#domains/accounts/public.ts'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { RequireStaff } from '../members/require-staff.middleware.ts'
import type { ReadToday } from './read-today.usecase.ts'
import { StaffTodayReply } from './today.contract.ts'

type Needs = { readToday: ReadToday; requireStaff: RequireStaff; rateLimit: RateLimit }

/** The first page of the staff. */
export function todayRoutes({ readToday, requireStaff, rateLimit }: Needs) {
  const today = createRoute({
    method: 'get',
    path: '/staff/today',
    summary: 'What is urgent, and how the day goes beside the same day a week ago',
    limit: rateLimit('staff-today', 120),
    access: requireStaff(),
    responses: jsonReplies(200, StaffTodayReply, 'As far as the member’s roles let them see'),
  })
  return openApiApp<TravellerVariables>().openapi(today, async (c) =>
    c.json(await readToday(c.var.traveller.userId), 200),
  )
}
