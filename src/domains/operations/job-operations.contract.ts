import { operation } from '#kernel/operation.ts'
import { OperationsReply, RunJobBody } from './operations.contract.ts'

const shared = {
  access: { staff: ['admin'] },
  limit: { name: 'staff-operations', perMinute: 120 },
  tags: ['STAFF_OPERATIONS'],
} as const

export const readOperations = operation({
  ...shared,
  method: 'get',
  path: '/staff/operations',
  summary: 'Jobs with their last runs, version, migrations and what was refused',
  reply: [OperationsReply, 'As it stands'],
})

export const runJob = operation({
  ...shared,
  method: 'post',
  path: '/staff/operations/run',
  summary: 'Run a job now',
  body: RunJobBody,
  example: { name: 'supplier ratings', lang_id: 1 },
  reply: [OperationsReply, 'As it stands after it'],
  failures: { job_not_found: 404 },
})
