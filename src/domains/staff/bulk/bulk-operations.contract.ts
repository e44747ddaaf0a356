import { operation } from '#kernel/operation.ts'
import { BULK_NEEDS } from './bulk-acts.contract.ts'
import * as contract from './bulk.contract.ts'

const common = {
  // One of these roles suffices for some action; each action is also checked.
  access: { staff: [...new Set(Object.values(BULK_NEEDS).flat())] },
  limit: { name: 'staff-bulk', perMinute: 300 },
} as const

const EXAMPLE = { act: 'resend_mails', which: { filter: { state: 'given_up' } }, lang_id: 1 } as const

export const previewBulk = operation({
  ...common,
  method: 'post',
  path: '/staff/bulk/preview',
  summary: 'What would be done to each row, or why not',
  body: contract.PreviewBulkBody,
  example: EXAMPLE,
  reply: [contract.BulkPreviewReply, 'A page of the rows, and how many of each'],
  failures: { staff_role_missing: 403, bulk_filter_invalid: 422 },
})

export const beginBulk = operation({
  ...common,
  method: 'post',
  path: '/staff/bulk',
  summary: 'Do the same to many rows, in the background',
  idempotent: true,
  body: contract.BeginBulkBody,
  example: EXAMPLE,
  reply: [contract.BulkActionReply, 'It is begun'],
  status: 202,
  failures: {
    staff_role_missing: 403,
    bulk_not_found: 404,
    idempotency_key_reused: 409,
    bulk_filter_invalid: 422,
    bulk_choice_invalid: 422,
  },
  tags: ['STAFF_BULK'],
})

export const listBulks = operation({
  ...common,
  method: 'get',
  path: '/staff/bulk',
  summary: 'Bulk actions of the last 30 days, the newest first',
  query: contract.BulkActionsQuery,
  reply: [contract.BulkActionsReply, 'A page of those that one may do, too'],
  tags: ['STAFF_BULK'],
})

export const readBulk = operation({
  ...common,
  method: 'get',
  path: '/staff/bulk/{id}',
  summary: 'How far a bulk action is',
  params: contract.BulkParams,
  reply: [contract.BulkActionReply, 'The bulk action'],
  failures: { bulk_not_found: 404 },
  tags: ['STAFF_BULK'],
})

export const listBulkRows = operation({
  ...common,
  method: 'get',
  path: '/staff/bulk/{id}/rows',
  summary: 'What became of each row of a bulk action',
  params: contract.BulkParams,
  query: contract.BulkRowsQuery,
  reply: [contract.BulkRowsReply, 'A page of them'],
  failures: { bulk_not_found: 404 },
  tags: ['STAFF_BULK_ROWS'],
})

export const stopBulk = operation({
  ...common,
  method: 'post',
  path: '/staff/bulk/{id}/stop',
  summary: 'Stop a bulk action; what is done stays done',
  params: contract.BulkParams,
  body: contract.StopBulkBody,
  example: { lang_id: 1 },
  reply: [contract.BulkActionReply, 'As it was stopped'],
  failures: { bulk_not_found: 404, bulk_ended: 409 },
  // Tags of bulk actions, and of the records that they change.
  tags: ['STAFF_BULK', 'STAFF_BULK_ROWS', 'STAFF_TASKS', 'STAFF_MAILS', 'DESK_BOOKINGS', 'STAFF_COMMENTS'],
})
