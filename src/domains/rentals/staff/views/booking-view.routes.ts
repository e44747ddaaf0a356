import type { Context } from 'hono'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import { jsonBody, jsonReplies, openApiApp, type RequestVariables } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { refusedBy } from '../../rental-problem.http.ts'
import {
  BookingViewParams,
  BookingViewsReply,
  KeepViewBody,
  RemoveViewBody,
} from './booking-view.contract.ts'
import type { BookingViews } from './booking-views.usecase.ts'

type Needs = { views: BookingViews; requireStaff: RequireStaff; rateLimit: RateLimit }

const refused = refusedBy({ view_not_found: 404, too_many_views: 409 })

/** Endpoints of booking lists that staff saved. */
export function bookingViewRoutes({ views, requireStaff, rateLimit }: Needs) {
  const asked = { limit: rateLimit('staff-views', 120), access: requireStaff('support', 'finance') }
  const list = createRoute({
    method: 'get',
    path: '/staff/booking-views',
    summary: 'The member’s own lists of bookings and the shared ones, with how many are in each',
    ...asked,
    responses: jsonReplies(200, BookingViewsReply, 'All of them'),
  })
  const keep = createRoute({
    method: 'post',
    path: '/staff/booking-views',
    summary: 'Keep a list of bookings by a name',
    ...asked,
    request: {
      body: jsonBody(KeepViewBody, {
        name: 'Supplier is asked',
        shared: true,
        filter: { status: 'awaiting_supplier' },
        lang_id: 1,
      }),
    },
    responses: jsonReplies(200, BookingViewsReply, 'All of them, as they are now', 409),
  })
  const remove = createRoute({
    method: 'post',
    path: '/staff/booking-views/{id}/remove',
    summary: 'Remove a list that the member keeps',
    ...asked,
    request: { params: BookingViewParams, body: jsonBody(RemoveViewBody, { lang_id: 1 }) },
    responses: jsonReplies(200, BookingViewsReply, 'All of them, as they are now', 404),
  })
  type StaffContext = Context<{ Variables: RequestVariables & TravellerVariables }>
  const all = async (c: StaffContext) => c.json({ items: await views.list(c.var.traveller.userId) }, 200)

  return openApiApp<TravellerVariables>()
    .openapi(list, (c) => all(c))
    .openapi(keep, async (c) => {
      const { name, shared, filter } = c.req.valid('json')
      const kept = await views.keep({ name, shared, filter }, staffActor(c))
      return kept.ok ? all(c) : refused(c, kept.failure)
    })
    .openapi(remove, async (c) => {
      const removed = await views.remove(c.req.valid('param').id, staffActor(c))
      return removed.ok ? all(c) : refused(c, removed.failure)
    })
}
