import { operation } from '#kernel/operation.ts'
import { AuditQuery, AuditReply } from './audit-log.contract.ts'

export const listAuditEntries = operation({
  method: 'get',
  path: '/staff/audit',
  summary: 'What the staff did and looked at, the latest first',
  access: { staff: ['admin'] },
  limit: { name: 'staff-audit', perMinute: 300 },
  query: AuditQuery,
  reply: [AuditReply, 'A page of them'],
})
