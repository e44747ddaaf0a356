import { operation } from '#kernel/operation.ts'
import { PartnerChangesQuery, PartnerChangesReply } from './partner-change.contract.ts'

export const listChanges = operation({
  method: 'get',
  path: '/user/partner-changes',
  summary: 'Each change of what a partner’s bookings earn since one before, ten seconds after it was made',
  forClients: 'A partner’s own system asks by its key for what is new since its last `cursor`.',
  access: 'partner reader',
  limit: { name: 'partner-changes', perMinute: 240 },
  query: PartnerChangesQuery,
  reply: [PartnerChangesReply, 'The oldest first'],
})
