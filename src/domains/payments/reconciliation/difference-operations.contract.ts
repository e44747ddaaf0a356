import { operation } from '#kernel/operation.ts'
import * as contract from './difference.contract.ts'

const shared = { access: { staff: ['finance'] }, tags: ['STAFF_MONEY'] } as const
const change = {
  ...shared,
  method: 'post',
  limit: { name: 'staff-difference-acts', perMinute: 60 },
  params: contract.DifferenceParams,
  reply: [contract.DifferenceReply, 'As it is now'],
  failures: {
    difference_not_found: 404,
    difference_ended: 409,
    difference_has_task: 409,
    difference_not_booked: 409,
    booking_busy: 409,
    books_unanswered: 503,
  },
} as const

export const listDifferences = operation({
  ...shared,
  method: 'get',
  path: '/staff/money/differences',
  summary: 'Where our books differ from the gateway’s and the suppliers’, those seen last first',
  limit: { name: 'staff-differences', perMinute: 300 },
  query: contract.DifferencesQuery,
  reply: [contract.DifferencesReply, 'A page of them'],
})

export const compareAgain = operation({
  ...change,
  path: '/staff/money/differences/{id}/compare-again',
  summary: 'Ask the gateway and the supplier again whether their books still differ',
  body: contract.CompareAgainBody,
  example: { lang_id: 1 },
})

export const explainDifference = operation({
  ...change,
  path: '/staff/money/differences/{id}/explain',
  summary: 'Say why the books may differ, which ends the difference',
  body: contract.ExplainDifferenceBody,
  example: { note: 'Refunded there by agreement', lang_id: 1 },
  invalidatesOnSuccessOnly: true,
})

export const bookDifference = operation({
  ...change,
  path: '/staff/money/differences/{id}/book',
  summary: 'Book what the gateway took of a booking besides our ledger as our gain or loss',
  body: contract.BookDifferenceBody,
  example: { note: 'Sent back at the gateway by hand', lang_id: 1 },
  invalidatesOnSuccessOnly: true,
})
