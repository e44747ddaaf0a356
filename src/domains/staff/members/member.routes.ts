import { listRoute } from '#platform/http/openapi/list-route.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { Context } from 'hono'
import type { InvitedAccountRefused, RequireRole, TravellerVariables } from '#domains/accounts/public.ts'
import { jsonBody, jsonReplies, openApiApp, type RequestVariables } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { staffActor } from '../staff-actor.http.ts'
import type { ChangeMember, ChangeMemberFailure, MemberChange } from './change-member.usecase.ts'
import type { InviteMember } from './invite-member.usecase.ts'
import * as contract from './member.contract.ts'
import type { MemberStore } from './member.store.ts'
import type { RequireStaff } from './require-staff.middleware.ts'
import { problem, refusedBy } from '../staff-problem.http.ts'

type Needs = {
  members: Pick<MemberStore, 'me' | 'list' | 'find'>
  inviteMember: InviteMember
  changeMember: ChangeMember
  requireRole: RequireRole
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

const refused = refusedBy({
  member_not_found: 404,
  member_changed: 409,
  own_membership: 409,
  staff_role_missing: 403,
  already_staff: 409,
  partner_account: 409,
} as const satisfies Record<(ChangeMemberFailure | InvitedAccountRefused)['code'], number>)

const noMember = { code: 'member_not_found', detail: 'There is no such member of the staff' } as const

/** Who is on the staff, and what they may do. */
export function memberRoutes(needs: Needs) {
  const { members, inviteMember, changeMember, requireRole, requireStaff, rateLimit } = needs
  const limit = rateLimit('staff-people', 120)
  const changed = jsonReplies(200, contract.ChangedMemberReply, 'As they are now', 404, 409)
  const asked = { limit, access: requireStaff('admin') }
  const me = createRoute({
    method: 'get',
    path: '/staff/me',
    summary: 'The caller’s roles, and whether their second step is missing',
    access: requireRole('staff'),
    responses: jsonReplies(200, contract.StaffMeReply, 'The caller'),
  })
  const list = listRoute({
    path: '/staff/people',
    summary: 'Members of the staff',
    ...asked,
    query: contract.StaffMembersQuery,
    page: contract.StaffMembersReply,
  })
  const invite = createRoute({
    method: 'post',
    path: '/staff/people/invite',
    summary: 'Invite somebody to the staff: they are mailed',
    ...asked,
    request: {
      body: jsonBody(contract.InviteMemberBody, {
        email: 'sami@example.com',
        first_name: 'Sami',
        last_name: 'Aziz',
        roles: ['support'],
        lang_id: 1,
      }),
    },
    responses: jsonReplies(201, contract.ChangedMemberReply, 'Invited', 404, 409),
  })
  const roles = createRoute({
    method: 'post',
    path: '/staff/people/{id}/roles',
    summary: 'Change the roles of a member of the staff',
    ...asked,
    request: {
      params: contract.StaffMemberParams,
      body: jsonBody(contract.ChangeRolesBody, { roles: ['support', 'finance'], version: 1, lang_id: 1 }),
    },
    responses: changed,
  })
  const suspend = createRoute({
    method: 'post',
    path: '/staff/people/{id}/suspend',
    summary: 'Suspend a member of the staff: they are signed out, and let in nowhere',
    ...asked,
    request: {
      params: contract.StaffMemberParams,
      body: jsonBody(contract.ChangeMemberBody, { version: 1, lang_id: 1 }),
    },
    responses: changed,
  })
  const restore = createRoute({
    method: 'post',
    path: '/staff/people/{id}/restore',
    summary: 'Let a suspended member of the staff in again',
    ...asked,
    request: {
      params: contract.StaffMemberParams,
      body: jsonBody(contract.ChangeMemberBody, { version: 1, lang_id: 1 }),
    },
    responses: changed,
  })

  type StaffContext = Context<{ Variables: RequestVariables & TravellerVariables }>
  async function done(c: StaffContext, wanted: MemberChange) {
    const result = await changeMember(wanted, staffActor(c))
    if (!result.ok) return refused(c, result.failure)
    const member = await members.find(wanted.staffId)
    return member ? c.json({ member }, 200) : problem(c, 404, noMember)
  }

  return openApiApp<TravellerVariables>()
    .openapi(me, async (c) => {
      const { userId, secondStep } = c.var.traveller
      const found = await members.me(userId)
      return found
        ? c.json({ ...found, second_step: secondStep }, 200)
        : problem(c, 403, { code: 'staff_role_missing' })
    })
    .openapi(list, async (c) => {
      const { after, page_size: pageSize } = c.req.valid('query')
      return c.json(await members.list({ after, limit: pageSize }), 200)
    })
    .openapi(invite, async (c) => {
      const { email, first_name, last_name, roles: given, lang_id = 1 } = c.req.valid('json')
      const invited = await inviteMember(
        { email, firstName: first_name, lastName: last_name, langId: lang_id, roles: given },
        staffActor(c),
      )
      if (!invited.ok) return refused(c, invited.failure)
      const member = await members.find(invited.value.staffId)
      return member ? c.json({ member }, 201) : problem(c, 404, noMember)
    })
    .openapi(roles, (c) => {
      const { roles: given, version } = c.req.valid('json')
      return done(c, { staffId: c.req.valid('param').id, version, act: 'change_roles', roles: given })
    })
    .openapi(suspend, (c) =>
      done(c, { staffId: c.req.valid('param').id, version: c.req.valid('json').version, act: 'suspend' }),
    )
    .openapi(restore, (c) =>
      done(c, { staffId: c.req.valid('param').id, version: c.req.valid('json').version, act: 'restore' }),
    )
}
