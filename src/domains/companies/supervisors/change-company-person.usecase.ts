import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { CompanyStore } from '../customers/company.store.ts'
import { hasApproversLeft } from './approvers-left.ts'
import type { CompanyPeopleStore } from './company-people.store.ts'
import type { CompanyPerson } from './company-person.contract.ts'

const details = {
  company_not_found: 'There is no such company, or it is hidden',
  person_not_found: 'The company has no such person',
  supervisor_not_found: 'The company has no such supervisor besides this person',
  approver_needed: 'Name an admin or another supervisor first: somebody has to approve of these trips',
} as const
export type CompanyPersonFailure = { code: keyof typeof details; detail: string }

type Wanted = {
  companyId: string
  profileId: string
  isSupervisor: boolean | undefined
  /** Null: the company’s admins approve of this person’s trips. */
  supervisorId: string | null | undefined
}
type Changed = Result<CompanyPerson, CompanyPersonFailure>

/**
 * Makes one of a company’s people a supervisor or takes that away, and says who supervises them. Whom somebody approved
 * for who is no supervisor any more, the company’s admins approve for; without one it is refused.
 */
export type ChangeCompanyPerson = (wanted: Wanted, by: StaffActor) => Promise<Changed>

type Needs = {
  companies: Pick<CompanyStore, 'find'>
  people: CompanyPeopleStore
  staffWrite: StaffWrite
}

export function changeCompanyPerson({ companies, people, staffWrite }: Needs): ChangeCompanyPerson {
  return ({ companyId, profileId, ...wanted }, by) =>
    staffWrite<Changed>(by, async (tx) => {
      // Held, so that of two changes at once the second sees who is left to approve.
      const company = await companies.find(tx, companyId, { hold: true })
      if (!company) return refuse('company_not_found')
      const person = await people.find(tx, companyId, profileId)
      if (!person) return refuse('person_not_found')
      const before = stateOf(person)
      const after = {
        is_supervisor: wanted.isSupervisor ?? before.is_supervisor,
        supervisor_id: wanted.supervisorId === undefined ? before.supervisor_id : wanted.supervisorId,
      }
      if (after.supervisor_id !== before.supervisor_id && after.supervisor_id !== null) {
        const supervisor = await people.find(tx, companyId, after.supervisor_id)
        if (!supervisor?.is_supervisor || supervisor.profile_id === profileId)
          return refuse('supervisor_not_found')
      }
      const isWithdrawn = before.is_supervisor && !after.is_supervisor
      const isReleased =
        !after.is_supervisor && after.supervisor_id === null && (isWithdrawn || before.supervisor_id !== null)
      const approvers = {
        approvalRequired: company.approval_required,
        admins: await people.countAdmins(tx, companyId),
        released: (isWithdrawn ? person.travellers : 0) + (isReleased ? 1 : 0),
      }
      if (!hasApproversLeft(approvers)) return refuse('approver_needed')
      const isSame =
        after.is_supervisor === before.is_supervisor && after.supervisor_id === before.supervisor_id
      if (isSame) return { value: ok(person), audited: null }
      const { is_supervisor: isSupervisor, supervisor_id: supervisorId } = after
      await people.change(tx, profileId, { isSupervisor, supervisorId })
      if (isWithdrawn) await people.releaseTravellers(tx, profileId)
      const changed = await people.find(tx, companyId, profileId)
      return {
        value: ok(changed ?? person),
        audited: {
          action: 'change_company_person',
          subject: { kind: 'company_person', id: profileId },
          before: { ...before, travellers: person.travellers },
          after: { ...after, travellers: isWithdrawn ? 0 : person.travellers },
        },
      }
    })
}

function stateOf({ is_supervisor, supervisor }: CompanyPerson) {
  return { is_supervisor, supervisor_id: supervisor?.profile_id ?? null }
}

function refuse(code: CompanyPersonFailure['code']) {
  return fail({ code, detail: details[code] })
}
