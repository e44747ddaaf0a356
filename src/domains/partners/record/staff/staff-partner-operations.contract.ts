import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import { InvitePersonBody, RemovePersonBody } from '../people/partner-people.contract.ts'
import * as contract from './staff-partner.contract.ts'

const TAGS = ['STAFF_PARTNERS'] as const
const shared = {
  access: { staff: ['partners'] },
  limit: { name: 'staff-partners', perMinute: 300 },
  tags: TAGS,
} as const

const changed = {
  ...shared,
  method: 'post',
  params: contract.StaffPartnerParams,
  reply: [contract.ChangedPartnerReply, 'The partner as it is now'],
} as const

const TERMS_EXAMPLE = {
  earns: 'percent',
  share_percent: null,
  min_percent: 1,
  max_percent: 12.5,
  usual_percent: 7.5,
  holding_days: 30,
} as const

export const listPartners = operation({
  ...shared,
  method: 'get',
  path: '/staff/partners',
  summary: 'Partners, newest first',
  query: contract.StaffPartnersQuery,
  reply: [contract.StaffPartnersReply, 'A page of them'],
})

export const readPartner = operation({
  ...shared,
  method: 'get',
  path: '/staff/partners/{id}',
  summary: 'A partner with its people, terms and history',
  params: contract.StaffPartnerParams,
  reply: [contract.StaffPartnerContract, 'The partner'],
  failures: { partner_not_found: 404 },
})

export const listPartnerApplications = operation({
  ...shared,
  method: 'get',
  path: '/staff/partner-applications',
  summary: 'Applications to be a partner that wait',
  reply: [contract.PartnerApplicationsReply, 'The newest of them'],
})

export const readPartnerApplication = operation({
  access: shared.access,
  limit: shared.limit,
  method: 'get',
  path: '/staff/partner-applications/{id}',
  summary: 'An application that nobody has approved',
  params: contract.PartnerApplicationParams,
  reply: [contract.PartnerApplicationReply, 'The application'],
  failures: { application_not_found: 404 },
})

export const openPartner = operation({
  ...shared,
  method: 'post',
  path: '/staff/partners',
  summary: 'Open a partner, also from an application: the first owner is invited by mail',
  body: contract.OpenPartnerBody,
  example: {
    name: 'Dune Travel',
    code: 'DUNE',
    partner_lang_id: 1,
    ...TERMS_EXAMPLE,
    first_name: 'Layla',
    last_name: 'Haddad',
    email: EXAMPLE.person.email,
    enquiry_id: null,
    lang_id: 1,
  },
  reply: [contract.ChangedPartnerReply, 'Opened'],
  status: 201,
  failures: {
    partner_not_found: 404,
    application_not_found: 404,
    application_approved: 409,
    already_staff: 409,
    partner_account: 409,
    partner_code_taken: 409,
    partner_terms_invalid: 422,
  },
  tags: [...TAGS, 'STAFF_ENQUIRIES'],
  invalidatesOnSuccessOnly: true,
})

/** Failures of changes, each of which states the version it is based on. */
const CHANGE_FAILURES = {
  partner_not_found: 404,
  partner_changed: 409,
  partner_ended: 409,
  partner_terms_invalid: 422,
} as const

export const changePartnerTerms = operation({
  ...changed,
  path: '/staff/partners/{id}/terms',
  summary: 'Change a partner’s name and terms, from now on',
  body: contract.ChangePartnerBody,
  example: { name: 'Dune Travel', partner_lang_id: 1, ...TERMS_EXAMPLE, version: 1, lang_id: 1 },
  failures: CHANGE_FAILURES,
})

export const endPartner = operation({
  ...changed,
  path: '/staff/partners/{id}/end',
  summary: 'End the work with a partner: what it has earned is kept and paid',
  body: contract.EndPartnerBody,
  example: { version: 1, lang_id: 1 },
  failures: CHANGE_FAILURES,
})

const ofPeople = { ...changed, limit: { name: 'staff-partner-people', perMinute: 300 } } as const

export const invitePartnerPerson = operation({
  ...ofPeople,
  path: '/staff/partners/{id}/invite',
  summary: 'Invite somebody to work for a partner: they are mailed',
  body: InvitePersonBody,
  example: {
    email: 'sami@example.com',
    first_name: 'Sami',
    last_name: 'Aziz',
    role: 'reports',
    lang_id: 1,
  },
  failures: {
    partner_not_found: 404,
    partner_ended: 409,
    already_staff: 409,
    partner_account: 409,
    too_many_people: 409,
  },
})

export const removePartnerPerson = operation({
  ...ofPeople,
  path: '/staff/partners/{id}/members/{person_id}/remove',
  summary: 'Remove somebody from a partner: their account is a traveller’s again',
  params: contract.StaffPartnerPersonParams,
  body: RemovePersonBody,
  example: { lang_id: 1 },
  failures: { partner_not_found: 404, partner_person_not_found: 404, last_owner: 409 },
})

const ofCoupons = {
  ...changed,
  limit: { name: 'staff-partner-coupons', perMinute: 120 },
  failures: {
    partner_not_found: 404,
    partner_ended: 409,
    partner_coupon_not_found: 404,
    partner_coupon_taken: 409,
  },
} as const

export const bindPartnerCoupon = operation({
  ...ofCoupons,
  path: '/staff/partners/{id}/coupons',
  summary: 'Make a coupon a partner’s: who books with it is led by them, unless a link led there',
  body: contract.BindCouponBody,
  example: { code: 'WELCOME10', lang_id: 1 },
})

export const releasePartnerCoupon = operation({
  ...ofCoupons,
  path: '/staff/partners/{id}/coupons/{coupon_id}/release',
  summary: 'Take a coupon back from a partner: it goes on to apply, and leads to nobody',
  params: contract.StaffPartnerCouponParams,
  body: contract.ReleaseCouponBody,
  example: { lang_id: 1 },
})
