import { operation } from '#kernel/operation.ts'
import * as contract from './margin-rule.contract.ts'

const access = { staff: ['suppliers'] } as const
const tags = ['STAFF_MARGINS'] as const

const changed = {
  access,
  tags,
  method: 'post',
  limit: { name: 'staff-margins', perMinute: 120 },
  failures: { margin_not_found: 404, margin_changed: 409, margin_invalid: 422 },
} as const

const RULE = {
  plan_id: null,
  supplier_id: null,
  residence: 'AE',
  country: 'ES',
  place_id: null,
  category: null,
  lead_from: null,
  lead_to: null,
  days_from: null,
  days_to: null,
  how: 'add',
  percent: 2,
  starts_on: '2026-12-01',
  ends_on: null,
} as const

export const listMargins = operation({
  access,
  tags,
  method: 'get',
  path: '/staff/margins',
  summary: 'Rules of margins, the newest first',
  query: contract.StaffMarginsQuery,
  reply: [contract.StaffMarginsReply, 'A page of them'],
})

export const previewMargin = operation({
  access,
  method: 'post',
  path: '/staff/margins/preview',
  summary: 'What a rule would do to today’s offers; nothing is changed',
  limit: { name: 'staff-margin-previews', perMinute: 30 },
  body: contract.PreviewMarginBody,
  example: { ...RULE, instead_of: null, lang_id: 1 },
  reply: [contract.MarginPreviewReply, 'Offers with and without it'],
  failures: { margin_invalid: 422, margin_nowhere: 422 },
})

export const addMargin = operation({
  ...changed,
  path: '/staff/margins',
  summary: 'Add a rule: it holds in searches within five seconds, and not in carts before',
  body: contract.AddMarginBody,
  example: { ...RULE, lang_id: 1 },
  reply: [contract.ChangedMarginReply, 'The rule'],
  status: 201,
})

export const changeMargin = operation({
  ...changed,
  path: '/staff/margins/{id}',
  summary: 'Change a rule',
  params: contract.MarginParams,
  body: contract.ChangeMarginBody,
  example: { ...RULE, version: 1, lang_id: 1 },
  reply: [contract.ChangedMarginReply, 'As it is now'],
})

export const removeMargin = operation({
  ...changed,
  path: '/staff/margins/{id}/remove',
  summary: 'Remove a rule: what it was for has the margin of the next one that fits',
  params: contract.MarginParams,
  body: contract.RemoveMarginBody,
  example: { version: 1, lang_id: 1 },
  reply: [contract.RemovedMarginReply, 'Removed'],
})
