import { StaffTaskParams } from '#domains/staff/task.contract.ts'
import { operation } from '#kernel/operation.ts'
import { PaidTaskReply, PayTaskBody } from './money-task.contract.ts'

export const payTask = operation({
  method: 'post',
  path: '/staff/tasks/{id}/pay',
  summary: 'Settle what a task says of money: the ledger entry, its closing and the audit are one',
  access: { staff: ['finance'] },
  limit: { name: 'staff-task-acts', perMinute: 120 },
  params: StaffTaskParams,
  body: PayTaskBody,
  example: { act: 'pay_transfer', note: 'NBD 7781', lang_id: 1 },
  reply: [PaidTaskReply, 'It is settled, and closed'],
  failures: {
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
  },
  tags: ['STAFF_TASKS'],
})
