import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { refusedBy } from '../rental-problem.http.ts'
import { NoShowBody, NoShowReply } from './no-show.contract.ts'
import type { NoteNoShow } from './note-no-show.usecase.ts'

type Needs = { noteNoShow: NoteNoShow; requireStaff: RequireStaff; rateLimit: RateLimit }

const refused = refusedBy({ booking_not_found: 404, not_to_be_picked_up: 409 })

/** The staff's endpoint to record no-shows. */
export function noShowRoutes({ noteNoShow, requireStaff, rateLimit }: Needs) {
  const route = createRoute({
    method: 'post',
    path: '/staff/bookings/no-show',
    summary: 'Note that nobody came for a car, as its supplier has told us',
    limit: rateLimit('staff-no-shows', 120),
    access: requireStaff('support'),
    request: {
      body: jsonBody(NoShowBody, {
        reference: 'KMRTW7XYZ2',
        reason: 'Mail of the desk at Dubai Airport',
        lang_id: 1,
      }),
    },
    responses: jsonReplies(200, NoShowReply, 'The booking, which is a no-show now', 404, 409),
  })
  return openApiApp<TravellerVariables>().openapi(route, async (c) => {
    const { reference, reason } = c.req.valid('json')
    const noted = await noteNoShow({ reference, reason }, staffActor(c))
    if (!noted.ok) return refused(c, noted.failure)
    return c.json(
      { booking_id: noted.value.id, reference: noted.value.reference, status: 'no_show' as const },
      200,
    )
  })
}
