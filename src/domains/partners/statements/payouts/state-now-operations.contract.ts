import { operation } from '#kernel/operation.ts'
import {
  StatementNowBody,
  StatementNowReply,
  StatementPreviewQuery,
  StatementPreviewReply,
} from './state-now.contract.ts'

const common = {
  path: '/staff/partner-statements',
  access: { staff: ['finance'] },
  limit: { name: 'staff-statements', perMinute: 60 },
} as const

const PREVIEW_FAILURES = { partner_not_found: 404, partner_not_ended: 409, nothing_to_state: 409 } as const

export const previewStatements = operation({
  ...common,
  method: 'get',
  summary: 'What the last statements of a partner that has ended would say now',
  query: StatementPreviewQuery,
  reply: [StatementPreviewReply, 'One for each currency'],
  failures: PREVIEW_FAILURES,
})

export const stateNow = operation({
  ...common,
  method: 'post',
  summary: 'Make the last statements of a partner that has ended, before the month is over',
  body: StatementNowBody,
  example: { code: 'DUNES', seen: '2026-12 EUR 3 0 6000 6000', lang_id: 1 },
  reply: [StatementNowReply, 'Their numbers'],
  failures: { ...PREVIEW_FAILURES, statement_changed: 409 },
  tags: ['STAFF_PAYOUTS'],
  invalidatesOnSuccessOnly: true,
})
