import { operation } from '#kernel/operation.ts'
import * as keys from './keys/partner-key.contract.ts'
import { CommissionBody, CommissionReply } from './partner.contract.ts'
import * as people from './people/partner-people.contract.ts'

const NOT_OWNER = { no_partner: 403, partner_ended: 403, owners_only: 403 } as const

export const setCommission = operation({
  method: 'post',
  path: '/user/commission',
  summary: 'Set the commission that a partner asks',
  access: 'partner owner',
  limit: { name: 'commission', perMinute: 10 },
  body: CommissionBody,
  example: { percent: 7.5, lang_id: 1 },
  reply: [CommissionReply, 'The commission as it is now'],
  failures: { ...NOT_OWNER, commission_out_of_bounds: 422, commission_agreed: 409 },
  tags: ['MASTER_SETTING'],
  invalidatesOnSuccessOnly: true,
})

const ofPeople = {
  access: 'partner owner',
  limit: { name: 'partner-people', perMinute: 60 },
  tags: ['PARTNER_PEOPLE'],
} as const
const PEOPLE_NOW = [people.PartnerPeopleReply, 'The people as they are now'] as const

export const listPeople = operation({
  ...ofPeople,
  method: 'get',
  path: '/user/partner-people',
  summary: 'Who works for the caller’s partner',
  reply: [people.PartnerPeopleReply, 'All of them'],
})

export const invitePerson = operation({
  ...ofPeople,
  method: 'post',
  path: '/user/partner-people',
  summary: 'Invite somebody to work for the caller’s partner: they are mailed',
  body: people.InvitePersonBody,
  example: {
    email: 'sami@example.com',
    first_name: 'Sami',
    last_name: 'Aziz',
    role: 'reports',
    lang_id: 1,
  },
  reply: PEOPLE_NOW,
  failures: { person_taken: 409, too_many_people: 409, too_many_invitations: 429 },
  invalidatesOnSuccessOnly: true,
})

export const removePerson = operation({
  ...ofPeople,
  method: 'post',
  path: '/user/partner-people/{id}/remove',
  summary: 'Remove somebody from the caller’s partner: their account is a traveller’s again',
  params: people.PartnerPersonParams,
  body: people.RemovePersonBody,
  example: { lang_id: 1 },
  reply: PEOPLE_NOW,
  failures: { partner_person_not_found: 404, last_owner: 409 },
})

const ofKeys = {
  access: 'partner owner',
  limit: { name: 'partner-keys', perMinute: 60 },
  tags: ['PARTNER_KEYS'],
} as const

export const listPartnerKeys = operation({
  ...ofKeys,
  method: 'get',
  path: '/user/partner-keys',
  summary: 'The keys by which a partner’s own systems read',
  reply: [keys.PartnerKeysReply, 'All of them'],
})

export const makePartnerKey = operation({
  ...ofKeys,
  method: 'post',
  path: '/user/partner-keys',
  summary: 'Make a key for a partner’s own system: it reads bookings, changes, revenue and statements',
  body: keys.MakeKeyBody,
  example: { name: 'Warehouse', lang_id: 1 },
  reply: [keys.MadeKeyReply, 'The key, and the keys as they are now'],
  failures: { ...NOT_OWNER, too_many_partner_keys: 409 },
  invalidatesOnSuccessOnly: true,
})

export const revokePartnerKey = operation({
  ...ofKeys,
  method: 'post',
  path: '/user/partner-keys/{id}/revoke',
  summary: 'Revoke a key of a partner: nothing is answered to it any more',
  params: keys.PartnerKeyParams,
  body: keys.RevokeKeyBody,
  example: { lang_id: 1 },
  reply: [keys.PartnerKeysReply, 'The keys as they are now'],
  failures: { ...NOT_OWNER, partner_key_not_found: 404 },
})
