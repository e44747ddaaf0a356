import { operation } from '#kernel/operation.ts'
import * as contract from './company-person.contract.ts'

const shared = {
  access: { staff: ['dispatch'] },
  limit: { name: 'staff-company-people', perMinute: 300 },
  tags: ['STAFF_COMPANY_PEOPLE'],
} as const

export const listCompanyPeople = operation({
  ...shared,
  method: 'get',
  path: '/staff/companies/{id}/people',
  summary: 'The people of a company, by name, and its supervisors',
  params: contract.CompanyParams,
  query: contract.CompanyPeopleQuery,
  reply: [contract.CompanyPeopleReply, 'A page of them'],
  failures: { company_not_found: 404 },
})

export const changeCompanyPerson = operation({
  ...shared,
  method: 'post',
  path: '/staff/companies/{id}/people/{personId}',
  summary: 'Make one of a company’s people a supervisor, or say who supervises them',
  params: contract.CompanyPersonParams,
  body: contract.ChangeCompanyPersonBody,
  example: { is_supervisor: true, supervisor_id: null, lang_id: 1 },
  reply: [contract.ChangedCompanyPersonReply, 'The person as they are now'],
  failures: {
    company_not_found: 404,
    person_not_found: 404,
    supervisor_not_found: 404,
    approver_needed: 409,
  },
})
