import { listRoute } from '#platform/http/openapi/list-route.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { Context } from 'hono'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import { jsonBody, jsonReplies, openApiApp, type RequestVariables } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { EXAMPLE } from '#kernel/examples.ts'
import { problem, refusedBy } from '../partner-problem.http.ts'
import { readTerms } from '../partner-terms.ts'
import type { Applications } from './application.store.ts'
import type { ChangePartner, ChangePartnerFailure } from './change-partner.usecase.ts'
import type { OpenPartner, OpenPartnerFailure } from './open-partner.usecase.ts'
import type { PartnerReads } from './partner-read.store.ts'
import * as contract from './staff-partner.contract.ts'

type Needs = {
  reads: PartnerReads
  applications: Applications
  openPartner: OpenPartner
  changePartner: ChangePartner
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

const answer = refusedBy({
  already_staff: 409,
  partner_account: 409,
  partner_terms_invalid: 422,
  partner_code_taken: 409,
  application_not_found: 404,
  application_approved: 409,
  partner_not_found: 404,
  partner_changed: 409,
  partner_ended: 409,
} as const satisfies Record<(OpenPartnerFailure | ChangePartnerFailure)['code'], number>)

const noPartner = { code: 'partner_not_found', detail: 'There is no such partner' } as const
const noApplication = { code: 'application_not_found', detail: 'There is no such application' } as const

const TERMS = {
  earns: 'percent',
  share_percent: null,
  min_percent: 1,
  max_percent: 12.5,
  usual_percent: 7.5,
  holding_days: 30,
} as const

/** Partners and applications to be one, for the staff who look after them. */
export function staffPartnerRoutes(needs: Needs) {
  const { reads, applications, openPartner, changePartner, requireStaff, rateLimit } = needs
  const shared = { limit: rateLimit('staff-partners', 300), access: requireStaff('partners') }
  const changed = jsonReplies(200, contract.ChangedPartnerReply, 'The partner as it is now', 404, 409, 422)
  const list = listRoute({
    path: '/staff/partners',
    summary: 'Partners, newest first',
    ...shared,
    query: contract.StaffPartnersQuery,
    page: contract.StaffPartnersReply,
  })
  const read = createRoute({
    method: 'get',
    path: '/staff/partners/{id}',
    summary: 'A partner with its people, terms and history',
    ...shared,
    request: { params: contract.StaffPartnerParams },
    responses: jsonReplies(200, contract.StaffPartnerContract, 'The partner', 404),
  })
  const asked = createRoute({
    method: 'get',
    path: '/staff/partner-applications',
    summary: 'Applications to be a partner that wait',
    ...shared,
    responses: jsonReplies(200, contract.PartnerApplicationsReply, 'The newest of them'),
  })
  const askedOne = createRoute({
    method: 'get',
    path: '/staff/partner-applications/{id}',
    summary: 'An application that nobody has approved',
    ...shared,
    request: { params: contract.PartnerApplicationParams },
    responses: jsonReplies(200, contract.PartnerApplicationReply, 'The application', 404),
  })
  const open = createRoute({
    method: 'post',
    path: '/staff/partners',
    summary: 'Open a partner, also from an application: the first owner is invited by mail',
    ...shared,
    request: {
      body: jsonBody(contract.OpenPartnerBody, {
        name: 'Dune Travel',
        code: 'DUNE',
        partner_lang_id: 1,
        ...TERMS,
        first_name: 'Layla',
        last_name: 'Haddad',
        email: EXAMPLE.person.email,
        enquiry_id: null,
        lang_id: 1,
      }),
    },
    responses: jsonReplies(201, contract.ChangedPartnerReply, 'Opened', 404, 409, 422),
  })
  const terms = createRoute({
    method: 'post',
    path: '/staff/partners/{id}/terms',
    summary: 'Change a partner’s name and terms, from now on',
    ...shared,
    request: {
      params: contract.StaffPartnerParams,
      body: jsonBody(contract.ChangePartnerBody, {
        name: 'Dune Travel',
        partner_lang_id: 1,
        ...TERMS,
        version: 1,
        lang_id: 1,
      }),
    },
    responses: changed,
  })
  const end = createRoute({
    method: 'post',
    path: '/staff/partners/{id}/end',
    summary: 'End the work with a partner: what it has earned is kept and paid',
    ...shared,
    request: {
      params: contract.StaffPartnerParams,
      body: jsonBody(contract.EndPartnerBody, { version: 1, lang_id: 1 }),
    },
    responses: changed,
  })

  type StaffContext = Context<{ Variables: RequestVariables & TravellerVariables }>
  function refused(c: StaffContext, failure: OpenPartnerFailure | ChangePartnerFailure) {
    const faults =
      failure.code === 'partner_terms_invalid'
        ? [failure.fault]
        : failure.code === 'partner_code_taken'
          ? [{ path: 'code', code: 'partner_code_taken' as const }]
          : undefined
    return answer(c, failure, faults)
  }
  async function now<Status extends 200 | 201>(c: StaffContext, id: string, status: Status) {
    const partner = await reads.find(id)
    return partner ? c.json({ partner }, status) : problem(c, 404, noPartner)
  }

  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => {
      const { search, state, after, page_size: limit } = c.req.valid('query')
      return c.json(await reads.list({ search, state, after, limit }), 200)
    })
    .openapi(read, async (c) => {
      const partner = await reads.find(c.req.valid('param').id)
      return partner ? c.json(partner, 200) : problem(c, 404, noPartner)
    })
    .openapi(asked, async (c) => c.json({ items: await applications.waiting() }, 200))
    .openapi(askedOne, async (c) => {
      const application = await applications.find(c.req.valid('param').id)
      return application ? c.json(application, 200) : problem(c, 404, noApplication)
    })
    .openapi(open, async (c) => {
      const { name, code, partner_lang_id: langId, enquiry_id: enquiryId, ...rest } = c.req.valid('json')
      const { first_name: firstName, last_name: lastName, email } = rest
      const owner = { email, firstName, lastName, langId }
      const opened = await openPartner(
        { name, code, terms: readTerms(rest), owner, enquiryId },
        staffActor(c),
      )
      return opened.ok ? now(c, opened.value, 201) : refused(c, opened.failure)
    })
    .openapi(terms, async (c) => {
      const { id } = c.req.valid('param')
      const { name, partner_lang_id: langId, version, ...typed } = c.req.valid('json')
      const change = { id, version, name, langId, terms: readTerms(typed) }
      const done = await changePartner.terms(change, staffActor(c))
      return done.ok ? now(c, id, 200) : refused(c, done.failure)
    })
    .openapi(end, async (c) => {
      const { id } = c.req.valid('param')
      const done = await changePartner.end({ id, version: c.req.valid('json').version }, staffActor(c))
      return done.ok ? now(c, id, 200) : refused(c, done.failure)
    })
}
