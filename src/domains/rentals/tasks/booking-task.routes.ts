import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, StaffTaskParams, type RequireStaff } from '#domains/staff/public.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { refusedBy } from '../rental-problem.http.ts'
import {
  SettledTaskReply,
  SettleTaskBody,
  TakenBookingParams,
  TakenOverReply,
  TakeOverBody,
} from './booking-task.contract.ts'
import type { BookingTaskFailure } from './booking-task.service.ts'
import type { SettleBookingTask } from './settle-booking-task.usecase.ts'
import type { TakeOver, TakeOverFailure } from './take-over.usecase.ts'

type Needs = {
  settleBookingTask: SettleBookingTask
  takeOver: TakeOver
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

const notTaken = refusedBy({
  booking_not_found: 404,
  not_waiting: 409,
  task_taken: 409,
} as const satisfies Record<TakeOverFailure['code'], number>)

const refused = refusedBy({
  task_not_found: 404,
  task_closed: 409,
  task_taken: 409,
  not_for_task: 409,
  booking_busy: 409,
  booking_moved: 409,
  reservation_unknown: 409,
  reservation_of_another: 409,
  reservation_stands: 409,
  supplier_keeps_it: 409,
  supplier_unavailable: 502,
  still_refused: 409,
} as const satisfies Record<BookingTaskFailure['code'], number>)

/** Endpoints to settle tasks about bookings at their supplier and at the gateway, and to create a task early. */
export function bookingTaskRoutes({ settleBookingTask, takeOver, requireStaff, rateLimit }: Needs) {
  const route = createRoute({
    method: 'post',
    path: '/staff/tasks/{id}/settle',
    summary: 'Settle a task about a booking: what its act writes, its closing and the audit are one',
    limit: rateLimit('staff-task-acts', 120),
    access: requireStaff('support', 'finance'),
    request: {
      params: StaffTaskParams,
      body: jsonBody(SettleTaskBody, { act: 'none', note: 'Omar at the desk, 10:40', lang_id: 1 }),
    },
    responses: jsonReplies(200, SettledTaskReply, 'It is settled, and closed', 404, 409, 502),
  })
  const taking = createRoute({
    method: 'post',
    path: '/staff/bookings/{id}/take-over',
    summary: 'Take over a booking that waits for its supplier: it is the caller’s task at once',
    limit: rateLimit('staff-task-acts', 120),
    access: requireStaff('support'),
    request: { params: TakenBookingParams, body: jsonBody(TakeOverBody, { lang_id: 1 }) },
    responses: jsonReplies(200, TakenOverReply, 'The task', 404, 409),
  })
  const app = openApiApp<TravellerVariables>().openapi(taking, async (c) => {
    const taken = await takeOver(c.req.valid('param').id, staffActor(c))
    return taken.ok ? c.json({ task_id: taken.value.taskId }, 200) : notTaken(c, taken.failure)
  })
  return app.openapi(route, async (c) => {
    const { id: taskId } = c.req.valid('param')
    const body = c.req.valid('json')
    const settled = await settleBookingTask(
      {
        taskId,
        act: body.act,
        note: 'note' in body ? body.note : '',
        supplierReference: 'supplier_reference' in body ? (body.supplier_reference ?? '') : '',
      },
      staffActor(c),
    )
    return settled.ok ? c.json({ settled: true as const }, 200) : refused(c, settled.failure)
  })
}
