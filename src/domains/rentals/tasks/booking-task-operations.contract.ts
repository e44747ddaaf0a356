import { StaffTaskParams } from '#domains/staff/task.contract.ts'
import { operation } from '#kernel/operation.ts'
import * as contract from './booking-task.contract.ts'

const shared = {
  method: 'post',
  limit: { name: 'staff-task-acts', perMinute: 120 },
  tags: ['STAFF_TASKS'],
} as const

export const takeOver = operation({
  ...shared,
  path: '/staff/bookings/{id}/take-over',
  summary: 'Take over a booking that waits for its supplier: it is the caller’s task at once',
  access: { staff: ['support'] },
  params: contract.TakenBookingParams,
  body: contract.TakeOverBody,
  example: { lang_id: 1 },
  reply: [contract.TakenOverReply, 'The task'],
  failures: { booking_not_found: 404, not_waiting: 409, task_taken: 409 },
})

export const settleBookingTask = operation({
  ...shared,
  path: '/staff/tasks/{id}/settle',
  summary: 'Settle a task about a booking: what its act writes, its closing and the audit are one',
  access: { staff: ['support', 'finance'] },
  params: StaffTaskParams,
  body: contract.SettleTaskBody,
  example: { act: 'none', note: 'Omar at the desk, 10:40', lang_id: 1 },
  reply: [contract.SettledTaskReply, 'It is settled, and closed'],
  failures: {
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
  },
})
