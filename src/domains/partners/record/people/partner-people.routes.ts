import { createRoute } from '#platform/http/openapi/route.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { refusedBy } from '../partner-problem.http.ts'
import type { PartnerVariables, RequirePartner } from '../require-partner.middleware.ts'
import type { RemovePersonRefused } from './change-people.service.ts'
import type { OwnInviteRefused, OwnPeople } from './own-people.usecase.ts'
import {
  InvitePersonBody,
  PartnerPeopleReply,
  PartnerPersonParams,
  RemovePersonBody,
} from './partner-people.contract.ts'
import type { ReadPeople } from './partner-people.store.ts'

type Needs = {
  people: OwnPeople
  readPeople: ReadPeople
  requirePartner: RequirePartner
  rateLimit: RateLimit
}

const refused = refusedBy({
  person_taken: 409,
  too_many_people: 409,
  too_many_invitations: 429,
  partner_person_not_found: 404,
  last_owner: 409,
} as const satisfies Record<(OwnInviteRefused | RemovePersonRefused)['code'], number>)

/** A partner's own people, for its owners. */
export function partnerPeopleRoutes({ people, readPeople, requirePartner, rateLimit }: Needs) {
  const limit = rateLimit('partner-people', 60)
  const list = createRoute({
    method: 'get',
    path: '/user/partner-people',
    summary: 'Who works for the caller’s partner',
    limit,
    access: requirePartner('owner'),
    responses: jsonReplies(200, PartnerPeopleReply, 'All of them'),
  })
  const invite = createRoute({
    method: 'post',
    path: '/user/partner-people',
    summary: 'Invite somebody to work for the caller’s partner: they are mailed',
    limit,
    access: requirePartner('owner'),
    request: {
      body: jsonBody(InvitePersonBody, {
        email: 'sami@example.com',
        first_name: 'Sami',
        last_name: 'Aziz',
        role: 'reports',
        lang_id: 1,
      }),
    },
    responses: jsonReplies(200, PartnerPeopleReply, 'The people as they are now', 409),
  })
  const remove = createRoute({
    method: 'post',
    path: '/user/partner-people/{id}/remove',
    summary: 'Remove somebody from the caller’s partner: their account is a traveller’s again',
    limit,
    access: requirePartner('owner'),
    request: { params: PartnerPersonParams, body: jsonBody(RemovePersonBody, { lang_id: 1 }) },
    responses: jsonReplies(200, PartnerPeopleReply, 'The people as they are now', 404, 409),
  })
  return openApiApp<PartnerVariables>()
    .openapi(list, async (c) => {
      const { partner, traveller } = c.var
      return c.json({ items: await readPeople(partner.id, traveller.userId) }, 200)
    })
    .openapi(invite, async (c) => {
      const { partner, traveller } = c.var
      const { first_name: firstName, last_name: lastName, lang_id: langId = 1, ...rest } = c.req.valid('json')
      const owner = { partner, userId: traveller.userId }
      const done = await people.invite(owner, { firstName, lastName, langId, ...rest })
      if (!done.ok) return refused(c, done.failure)
      return c.json({ items: await readPeople(partner.id, traveller.userId) }, 200)
    })
    .openapi(remove, async (c) => {
      const { partner, traveller } = c.var
      const done = await people.remove({ partner, userId: traveller.userId }, c.req.valid('param').id)
      if (!done.ok) return refused(c, done.failure)
      return c.json({ items: await readPeople(partner.id, traveller.userId) }, 200)
    })
}
