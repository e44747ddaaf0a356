import { operation } from '#kernel/operation.ts'
import { PartnerStatementsQuery, PartnerStatementsReply } from './statement.contract.ts'

export const listStatements = operation({
  method: 'get',
  path: '/user/partner-statements',
  summary: 'A partner’s monthly statements, and what became of their payouts',
  access: 'past partner reader',
  query: PartnerStatementsQuery,
  reply: [PartnerStatementsReply, 'A page of them'],
})
