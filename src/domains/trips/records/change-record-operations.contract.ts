import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import { SoftHardUpdateBody, SoftHardUpdateReply } from './change-record.contract.ts'

/** `soft-hard-update` (specification §7), for an admin's people and an owner's vehicles and drivers. */
export const changeOwnRecord = operation({
  method: 'post',
  path: '/api/o/soft-hard-update',
  summary: 'Hide a record, show it again, or delete it',
  access: 'trip person',
  limit: { name: 'trip-records', perMinute: 60 },
  body: SoftHardUpdateBody,
  example: { entity: 'profile', id: EXAMPLE.id, mode: 'soft' },
  reply: [SoftHardUpdateReply, 'What has become of it'],
  failures: { record_not_yours: 403, record_not_found: 404, own_profile: 409, record_in_use: 409 },
})
