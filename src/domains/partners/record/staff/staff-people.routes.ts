import { createRoute } from '#platform/http/openapi/route.ts'
import type { Context } from 'hono'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import type { Result } from '#kernel/result.ts'
import { jsonBody, jsonReplies, openApiApp, type RequestVariables } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { InvitePersonBody, RemovePersonBody } from '../people/partner-people.contract.ts'
import { problem, refusedBy } from '../partner-problem.http.ts'
import type { PartnerReads } from './partner-read.store.ts'
import * as contract from './staff-partner.contract.ts'
import type { StaffPeople, StaffPeopleFailure } from './staff-people.usecase.ts'

type Needs = {
  reads: Pick<PartnerReads, 'find'>
  people: StaffPeople
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

const refused = refusedBy({
  already_staff: 409,
  partner_account: 409,
  too_many_people: 409,
  partner_person_not_found: 404,
  last_owner: 409,
  partner_not_found: 404,
  partner_ended: 409,
} as const satisfies Record<StaffPeopleFailure['code'], number>)

const noPartner = { code: 'partner_not_found', detail: 'There is no such partner' } as const

/** The people of a partner, for the staff. */
export function staffPeopleRoutes({ reads, people, requireStaff, rateLimit }: Needs) {
  const shared = { limit: rateLimit('staff-partner-people', 300), access: requireStaff('partners') }
  const responses = jsonReplies(200, contract.ChangedPartnerReply, 'The partner as it is now', 404, 409)
  const invite = createRoute({
    method: 'post',
    path: '/staff/partners/{id}/invite',
    summary: 'Invite somebody to work for a partner: they are mailed',
    ...shared,
    request: {
      params: contract.StaffPartnerParams,
      body: jsonBody(InvitePersonBody, {
        email: 'sami@example.com',
        first_name: 'Sami',
        last_name: 'Aziz',
        role: 'reports',
        lang_id: 1,
      }),
    },
    responses,
  })
  const remove = createRoute({
    method: 'post',
    path: '/staff/partners/{id}/members/{person_id}/remove',
    summary: 'Remove somebody from a partner: their account is a traveller’s again',
    ...shared,
    request: {
      params: contract.StaffPartnerPersonParams,
      body: jsonBody(RemovePersonBody, { lang_id: 1 }),
    },
    responses,
  })

  type StaffContext = Context<{ Variables: RequestVariables & TravellerVariables }>
  async function now(c: StaffContext, id: string, done: Result<null, StaffPeopleFailure>) {
    if (!done.ok) return refused(c, done.failure)
    const partner = await reads.find(id)
    return partner ? c.json({ partner }, 200) : problem(c, 404, noPartner)
  }

  return openApiApp<TravellerVariables>()
    .openapi(invite, async (c) => {
      const { id } = c.req.valid('param')
      const { first_name: firstName, last_name: lastName, lang_id: langId = 1, ...rest } = c.req.valid('json')
      return now(c, id, await people.invite(id, { firstName, lastName, langId, ...rest }, staffActor(c)))
    })
    .openapi(remove, async (c) => {
      const { id, person_id: personId } = c.req.valid('param')
      return now(c, id, await people.remove(id, personId, staffActor(c)))
    })
}
