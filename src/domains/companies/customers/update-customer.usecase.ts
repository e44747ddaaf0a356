import type {
  TripProfileStore,
  TripPersonStore,
  WriteTripAudit,
  TripCaller,
} from '#domains/identity/public.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { CompanyStore } from './company.store.ts'
import type { Customer, CustomerChange } from './customer.contract.ts'
import { retailCustomer } from './retail-customer.ts'

export type UpdateCustomerFailure =
  | { code: 'admins_only'; detail: string }
  | { code: 'customer_not_found'; detail: string }
  /** A retail traveller gave what only a company has. */
  | { code: 'company_fields'; detail: string; fields: readonly string[] }

type Updated = Result<Customer, UpdateCustomerFailure>

/** Updates the record of the caller's company, as an admin of it, or of a retail traveller. */
export type UpdateCustomer = (caller: TripCaller, change: CustomerChange) => Promise<Updated>

type Needs = {
  db: Db
  companies: CompanyStore
  people: Pick<TripPersonStore, 'change'>
  profiles: Pick<TripProfileStore, 'find'>
  writeAudit: WriteTripAudit
  clock: Clock
}

const notFound = { code: 'customer_not_found', detail: 'This customer is no longer there' } as const

export function updateCustomer(needs: Needs): UpdateCustomer {
  const { db, companies, people, profiles, writeAudit, clock } = needs
  const nowDate = () => clock.now()

  const updateCompany = (caller: TripCaller, companyId: string, change: CustomerChange) =>
    db.transaction().execute(async (tx): Promise<Updated> => {
      const before = await companies.find(tx, companyId, { hold: true })
      if (!before) return fail(notFound)
      const fields = (Object.keys(change) as (keyof CustomerChange)[]).filter(
        (field) => !isDeepStrictEqual(before[field], change[field]),
      )
      if (fields.length === 0) return ok(before)
      await companies.change(tx, companyId, change)
      const after = await companies.find(tx, companyId)
      if (!after) return fail(notFound)
      await writeAudit(tx, {
        by: caller,
        action: 'update_customer',
        subject: { kind: 'company', id: companyId },
        before: only(before, fields),
        after: only(after, fields),
        now: nowDate(),
      })
      return ok(after)
    })

  const updatePerson = (caller: TripCaller, name: string) =>
    db.transaction().execute(async (tx): Promise<Updated> => {
      await people.change(tx, caller.personId, { name })
      await writeAudit(tx, {
        by: caller,
        action: 'update_customer',
        subject: { kind: 'person', id: caller.personId },
        after: { fields: ['name'] },
        now: nowDate(),
      })
      const profile = await profiles.find(tx, caller.profileId)
      return profile ? ok(retailCustomer(profile)) : fail(notFound)
    })

  return async (caller, change) => {
    const { name, ...ofCompanies } = change
    if (caller.companyId !== null)
      return caller.isAdmin
        ? updateCompany(caller, caller.companyId, change)
        : fail({ code: 'admins_only', detail: 'Ask an admin of your company' })
    const fields = Object.keys(ofCompanies)
    if (fields.length > 0 || name === undefined)
      return fail({ code: 'company_fields', detail: `Only a company has ${fields.join(', ')}`, fields })
    return updatePerson(caller, name)
  }
}

function only(customer: Customer, fields: readonly (keyof Customer)[]): object {
  return Object.fromEntries(fields.map((field) => [field, customer[field]]))
}
