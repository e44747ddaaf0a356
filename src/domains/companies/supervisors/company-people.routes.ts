import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import { problem, refusedBy } from '../company-problem.http.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import type { Db } from '#platform/db/database.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { CompanyStore } from '../customers/company.store.ts'
import type { ChangeCompanyPerson, CompanyPersonFailure } from './change-company-person.usecase.ts'
import type { CompanyPeopleStore } from './company-people.store.ts'
import {
  ChangeCompanyPersonBody,
  ChangedCompanyPersonReply,
  CompanyParams,
  CompanyPeopleQuery,
  CompanyPeopleReply,
  CompanyPersonParams,
} from './company-person.contract.ts'

type Needs = {
  db: Db
  companies: Pick<CompanyStore, 'find'>
  people: Pick<CompanyPeopleStore, 'list' | 'supervisorsOf'>
  changePerson: ChangeCompanyPerson
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

const refused = refusedBy({
  company_not_found: 404,
  person_not_found: 404,
  supervisor_not_found: 404,
  approver_needed: 409,
} as const satisfies Record<CompanyPersonFailure['code'], number>)

/** The staff's calls for the people of a company, and for who among them approves of trips. */
export function companyPeopleRoutes(needs: Needs) {
  const { db, companies, people, changePerson, requireStaff, rateLimit } = needs
  const limit = rateLimit('staff-company-people', 300)
  const guard = requireStaff('dispatch')
  const list = createRoute({
    method: 'get',
    path: '/staff/companies/{id}/people',
    summary: 'The people of a company, by name, and its supervisors',
    limit,
    access: guard,
    request: { params: CompanyParams, query: CompanyPeopleQuery },
    responses: jsonReplies(200, CompanyPeopleReply, 'A page of them', 404),
  })
  const change = createRoute({
    method: 'post',
    path: '/staff/companies/{id}/people/{personId}',
    summary: 'Make one of a company’s people a supervisor, or say who supervises them',
    limit,
    access: guard,
    request: {
      params: CompanyPersonParams,
      body: jsonBody(ChangeCompanyPersonBody, { is_supervisor: true, supervisor_id: null, lang_id: 1 }),
    },
    responses: jsonReplies(200, ChangedCompanyPersonReply, 'The person as they are now', 404, 409),
  })
  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => {
      const { id } = c.req.valid('param')
      const { search, after, page_size: size } = c.req.valid('query')
      const company = await companies.find(db, id)
      if (!company) return problem(c, 404, { code: 'company_not_found' })
      const found = await people.list(db, id, { search, after, limit: size + 1 })
      const page = keyedPageOf(found, size, ({ profile_id }) => profile_id)
      const { name, approval_required } = company
      const supervisors = await people.supervisorsOf(db, id)
      return c.json({ company: { id, name, approval_required }, ...page, supervisors }, 200)
    })
    .openapi(change, async (c) => {
      const { id: companyId, personId: profileId } = c.req.valid('param')
      const { is_supervisor: isSupervisor, supervisor_id: supervisorId } = c.req.valid('json')
      const changed = await changePerson({ companyId, profileId, isSupervisor, supervisorId }, staffActor(c))
      return changed.ok ? c.json({ person: changed.value }, 200) : refused(c, changed.failure)
    })
}
