import { isDeepStrictEqual } from 'node:util'
import { findProfile, updatePerson, writeTripAudit, type TripCaller } from '#domains/identity/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { findCompany, updateCompany } from './company.store.ts'
import type * as operations from './customer-operations.contract.ts'
import type { Customer, CustomerChange } from './customer.contract.ts'
import { retailCustomer } from './read-customer.usecase.ts'

type Writes = Pick<App, 'db' | 'clock'>

const notFound = fail({ code: 'customer_not_found', detail: 'This customer is no longer there' } as const)

/** Updates the record of the caller's company, as an admin of it, or of a retail traveller. */
export async function updateCustomer(app: Writes, { body, caller }: Call<typeof operations.updateCustomer>) {
  if (caller.companyId !== null)
    return caller.isAdmin
      ? changeCompany(app, caller, caller.companyId, body)
      : fail({ code: 'admins_only', detail: 'Ask an admin of your company' } as const)
  const { name, ...ofCompanies } = body
  const fields = Object.keys(ofCompanies)
  if (fields.length > 0 || name === undefined)
    return fail({
      code: 'company_fields',
      detail: `Only a company has ${fields.join(', ')}`,
      faults: fields.map((path) => ({ path, code: 'company_fields' }) as const),
    } as const)
  return changePerson(app, caller, name)
}

function changeCompany({ db, clock }: Writes, caller: TripCaller, companyId: string, change: CustomerChange) {
  return db.transaction().execute(async (tx) => {
    const before = await findCompany(tx, companyId, { lock: true })
    if (!before) return notFound
    const fields = (Object.keys(change) as (keyof CustomerChange)[]).filter(
      (field) => !isDeepStrictEqual(before[field], change[field]),
    )
    if (fields.length === 0) return ok(before)
    await updateCompany(tx, companyId, change)
    const after = await findCompany(tx, companyId)
    if (!after) return notFound
    await writeTripAudit(tx, {
      by: caller,
      action: 'update_customer',
      subject: { kind: 'company', id: companyId },
      before: only(before, fields),
      after: only(after, fields),
      now: clock.now(),
    })
    return ok(after)
  })
}

function changePerson({ db, clock }: Writes, caller: TripCaller, name: string) {
  return db.transaction().execute(async (tx) => {
    await updatePerson(tx, caller.personId, { name })
    await writeTripAudit(tx, {
      by: caller,
      action: 'update_customer',
      subject: { kind: 'person', id: caller.personId },
      after: { fields: ['name'] },
      now: clock.now(),
    })
    const profile = await findProfile(tx, caller.profileId)
    return profile ? ok(retailCustomer(profile)) : notFound
  })
}

function only(customer: Customer, fields: readonly (keyof Customer)[]): object {
  return Object.fromEntries(fields.map((field) => [field, customer[field]]))
}
