import { operation } from '#kernel/operation.ts'
import * as contract from './task.contract.ts'

const shared = {
  access: { staff: ['support', 'finance'] },
  limit: { name: 'staff-tasks', perMinute: 300 },
  tags: ['STAFF_TASKS'],
} as const

const changed = {
  ...shared,
  method: 'post',
  params: contract.StaffTaskParams,
  body: contract.ChangeTaskBody,
  example: { lang_id: 1 },
  reply: [contract.ChangedTaskReply, 'The task as it is now'],
  failures: { task_not_found: 404, task_closed: 409, task_taken: 409 },
} as const

export const listTasks = operation({
  ...shared,
  method: 'get',
  path: '/staff/tasks',
  summary: 'Open tasks by deadline',
  query: contract.StaffTasksQuery,
  reply: [contract.StaffTasksReply, 'A page of them'],
})

export const takeTask = operation({
  ...changed,
  path: '/staff/tasks/{id}/own',
  summary: 'Take a task',
})

export const releaseTask = operation({
  ...changed,
  path: '/staff/tasks/{id}/release',
  summary: 'Leave a task to a colleague',
})

export const listClosedTasks = operation({
  ...shared,
  method: 'get',
  path: '/staff/tasks/closed',
  summary: 'Closed tasks, the last closed first',
  query: contract.ClosedTasksQuery,
  reply: [contract.ClosedTasksReply, 'A page of them'],
})

export const readTask = operation({
  ...shared,
  method: 'get',
  path: '/staff/tasks/{id}',
  summary: 'A task with what it takes to settle it',
  params: contract.StaffTaskParams,
  reply: [contract.StaffTaskRecordContract, 'The task'],
  failures: { task_not_found: 404 },
})

export const closeTask = operation({
  ...changed,
  path: '/staff/tasks/{id}/close',
  summary: 'Close a task, and say what was done',
  body: contract.CloseTaskBody,
  example: { note: 'Paid by transfer', lang_id: 1 },
  reply: [contract.ClosedTaskReply, 'The task as it was closed'],
  failures: { ...changed.failures, still_owed: 409 },
})
