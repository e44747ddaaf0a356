import { writeAudited } from '#domains/staff/public.ts'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { findCompany } from '../customers/company.store.ts'
import { hasApproversLeft } from './approvers-left.ts'
import {
  countAdmins,
  findCompanyPerson,
  releaseTravellers,
  selectCompanyPeople,
  selectSupervisors,
  updateCompanyPerson,
} from './company-people.store.ts'
import type * as operations from './company-person-operations.contract.ts'
import type { CompanyPerson } from './company-person.contract.ts'

const details = {
  company_not_found: 'There is no such company, or it is hidden',
  person_not_found: 'The company has no such person',
  supervisor_not_found: 'The company has no such supervisor besides this person',
  approver_needed: 'Name an admin or another supervisor first: somebody has to approve of these trips',
} as const

/** Lists the people of a company by name, with all its supervisors. */
export async function listCompanyPeople(
  { db }: Pick<App, 'db'>,
  { params: { id }, query }: Call<typeof operations.listCompanyPeople>,
) {
  const { search, after, page_size: limit } = query
  const company = await findCompany(db, id)
  if (!company) return fail({ code: 'company_not_found' } as const)
  const found = await selectCompanyPeople(db, id, { search, after, limit: limit + 1 })
  const page = keyedPageOf(found, limit, ({ profile_id }) => profile_id)
  const { name, approval_required } = company
  const supervisors = await selectSupervisors(db, id)
  return ok({ company: { id, name, approval_required }, ...page, supervisors })
}

/**
 * Makes one of a company's people a supervisor or removes that role, and sets who supervises them. A former
 * supervisor's travellers are approved by the company's admins. Rejected if there is no admin.
 */
export function changeCompanyPerson(
  app: Pick<App, 'db' | 'clock'>,
  { params, body, by }: Call<typeof operations.changeCompanyPerson>,
) {
  const { id: companyId, personId: profileId } = params
  return writeAudited(app, by, async (tx, _now, audit) => {
    // Locked, so that the second of two concurrent changes sees the remaining approvers.
    const company = await findCompany(tx, companyId, { lock: true })
    if (!company) return rejected('company_not_found')
    const person = await findCompanyPerson(tx, companyId, profileId)
    if (!person) return rejected('person_not_found')
    const before = stateOf(person)
    const after = {
      is_supervisor: body.is_supervisor ?? before.is_supervisor,
      supervisor_id: body.supervisor_id === undefined ? before.supervisor_id : body.supervisor_id,
    }
    if (after.supervisor_id !== before.supervisor_id && after.supervisor_id !== null) {
      const supervisor = await findCompanyPerson(tx, companyId, after.supervisor_id)
      if (!supervisor?.is_supervisor || supervisor.profile_id === profileId)
        return rejected('supervisor_not_found')
    }
    const isWithdrawn = before.is_supervisor && !after.is_supervisor
    const isReleased =
      !after.is_supervisor && after.supervisor_id === null && (isWithdrawn || before.supervisor_id !== null)
    const approvers = {
      approvalRequired: company.approval_required,
      admins: await countAdmins(tx, companyId),
      released: (isWithdrawn ? person.travellers : 0) + (isReleased ? 1 : 0),
    }
    if (!hasApproversLeft(approvers)) return rejected('approver_needed')
    if (after.is_supervisor === before.is_supervisor && after.supervisor_id === before.supervisor_id)
      return ok({ person })
    await updateCompanyPerson(tx, profileId, after)
    if (isWithdrawn) await releaseTravellers(tx, profileId)
    await audit({
      action: 'change_company_person',
      subject: { kind: 'company_person', id: profileId },
      before: { ...before, travellers: person.travellers },
      after: { ...after, travellers: isWithdrawn ? 0 : person.travellers },
    })
    return ok({ person: (await findCompanyPerson(tx, companyId, profileId)) ?? person })
  })
}

function stateOf({ is_supervisor, supervisor }: CompanyPerson) {
  return { is_supervisor, supervisor_id: supervisor?.profile_id ?? null }
}

function rejected<Code extends keyof typeof details>(code: Code) {
  return fail({ code, detail: details[code] })
}
