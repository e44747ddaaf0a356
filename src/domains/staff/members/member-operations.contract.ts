import { operation } from '#kernel/operation.ts'
import * as contract from './member.contract.ts'

const common = {
  access: { staff: ['admin'] },
  limit: { name: 'staff-people', perMinute: 120 },
  tags: ['STAFF_PEOPLE'],
} as const

const ofChange = {
  ...common,
  method: 'post',
  params: contract.StaffMemberParams,
  reply: [contract.ChangedMemberReply, 'As they are now'],
  failures: {
    member_not_found: 404,
    member_changed: 409,
    own_membership: 409,
    staff_role_missing: 403,
  },
} as const

export const readMe = operation({
  method: 'get',
  path: '/staff/me',
  summary: 'The caller’s roles, and whether their second step is missing',
  access: 'staff account',
  reply: [contract.StaffMeReply, 'The caller'],
  failures: { staff_role_missing: 403 },
  tags: ['SECOND_STEP', 'USER_PROFILE'],
})

export const listMembers = operation({
  ...common,
  method: 'get',
  path: '/staff/people',
  summary: 'Members of the staff',
  query: contract.StaffMembersQuery,
  reply: [contract.StaffMembersReply, 'A page of them'],
})

export const inviteMember = operation({
  ...common,
  method: 'post',
  path: '/staff/people/invite',
  summary: 'Invite somebody to the staff: they are mailed',
  body: contract.InviteMemberBody,
  example: {
    email: 'sami@example.com',
    first_name: 'Sami',
    last_name: 'Aziz',
    roles: ['support'],
    lang_id: 1,
  },
  reply: [contract.ChangedMemberReply, 'Invited'],
  status: 201,
  failures: { already_staff: 409, partner_account: 409, member_not_found: 404 },
  invalidatesOnSuccessOnly: true,
})

export const changeRoles = operation({
  ...ofChange,
  path: '/staff/people/{id}/roles',
  summary: 'Change the roles of a member of the staff',
  body: contract.ChangeRolesBody,
  example: { roles: ['support', 'finance'], version: 1, lang_id: 1 },
})

export const suspendMember = operation({
  ...ofChange,
  path: '/staff/people/{id}/suspend',
  summary: 'Suspend a member of the staff: they are signed out, and let in nowhere',
  body: contract.ChangeMemberBody,
  example: { version: 1, lang_id: 1 },
})

export const restoreMember = operation({
  ...ofChange,
  path: '/staff/people/{id}/restore',
  summary: 'Let a suspended member of the staff in again',
  body: contract.ChangeMemberBody,
  example: { version: 1, lang_id: 1 },
})
