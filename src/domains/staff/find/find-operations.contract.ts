import { operation } from '#kernel/operation.ts'
import { FindQuery, FindReply } from './find.contract.ts'

export const find = operation({
  method: 'get',
  path: '/staff/find',
  summary: 'Find anything that the member’s roles may see',
  access: { staff: [] },
  limit: { name: 'staff-find', perMinute: 300 },
  query: FindQuery,
  reply: [FindReply, 'What was found, by kinds'],
})
