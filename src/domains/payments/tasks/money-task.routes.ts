import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, StaffTaskParams, type RequireStaff } from '#domains/staff/public.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { refusedBy } from '../payment-problem.http.ts'
import { PaidTaskReply, PayTaskBody } from './money-task.contract.ts'
import type { MoneyTaskFailure } from './money-task-failure.ts'
import type { SettleMoneyTask } from './settle-money-task.usecase.ts'

type Needs = { settleMoneyTask: SettleMoneyTask; requireStaff: RequireStaff; rateLimit: RateLimit }

const refused = refusedBy({
  task_not_found: 404,
  task_closed: 409,
  task_taken: 409,
  not_for_task: 409,
  booking_busy: 409,
  nothing_owed: 409,
  gateway_differs: 409,
  not_at_gateway: 409,
  still_refused: 409,
  still_differs: 409,
  payment_unavailable: 503,
} as const satisfies Record<MoneyTaskFailure['code'], number>)

/** What pays a traveller whose refund did not arrive, and what puts our book and the gateway's right. */
export function moneyTaskRoutes({ settleMoneyTask, requireStaff, rateLimit }: Needs) {
  const route = createRoute({
    method: 'post',
    path: '/staff/tasks/{id}/pay',
    summary: 'Settle what a task says of money: the ledger entry, its closing and the audit are one',
    limit: rateLimit('staff-task-acts', 120),
    access: requireStaff('finance'),
    request: {
      params: StaffTaskParams,
      body: jsonBody(PayTaskBody, { act: 'pay_transfer', note: 'NBD 7781', lang_id: 1 }),
    },
    responses: jsonReplies(200, PaidTaskReply, 'It is settled, and closed', 404, 409, 503),
  })
  return openApiApp<TravellerVariables>().openapi(route, async (c) => {
    const { id: taskId } = c.req.valid('param')
    const body = c.req.valid('json')
    const settled = await settleMoneyTask(
      { taskId, act: body.act, note: 'note' in body ? body.note : '' },
      staffActor(c),
    )
    return settled.ok ? c.json({ settled: true as const }, 200) : refused(c, settled.failure)
  })
}
