import { parsePhoneNumber } from 'libphonenumber-js/min'
import { findProfile, type TripProfile } from '#domains/identity/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { findCompany, selectCompanions } from './company.store.ts'
import type * as operations from './customer-operations.contract.ts'
import type { Customer } from './customer.contract.ts'

/** Reads the record of the caller's company, or of the caller as a retail traveller. */
export async function readCustomer(
  { db }: Pick<App, 'db'>,
  { params: { id }, caller: { companyId, profileId } }: Call<typeof operations.readCustomer>,
) {
  const notFound = fail({ code: 'customer_not_found' } as const)
  if (id !== (companyId ?? profileId)) return notFound
  if (companyId !== null) {
    const company = await findCompany(db, id)
    return company ? ok(company) : notFound
  }
  const profile = await findProfile(db, id)
  return profile ? ok(retailCustomer(profile)) : notFound
}

/** Reads a supervisor of the caller's company. */
export async function readSupervisor(
  { db }: Pick<App, 'db'>,
  { params, caller: { companyId } }: Call<typeof operations.readSupervisor>,
) {
  const profile = companyId === null ? null : await findProfile(db, params.id)
  if (!profile?.isSupervisor || profile.company?.id !== companyId)
    return fail({ code: 'supervisor_not_found' } as const)
  const { id, company, name, email, mobile, pic, isAdmin } = profile
  return ok({ id, customer_id: company.id, name, email, mobile, pic, isAdmin })
}

/** Lists the people for whom the caller may book, except themselves. */
export async function listCompanions(
  { db }: Pick<App, 'db'>,
  { caller }: Call<typeof operations.listCompanions>,
) {
  return { items: await selectCompanions(db, caller) }
}

/** Returns a retail traveller as a customer. */
export function retailCustomer({ id, name, email, mobile }: TripProfile): Customer {
  return {
    id,
    kind: 'person',
    corp_id: null,
    name,
    country_code: null,
    currency: null,
    tax_id: null,
    address: null,
    phone: mobile === null ? null : phoneOf(mobile),
    email,
    approval_required: false,
  }
}

function phoneOf(mobile: string): { countryCode: string; phone: string } {
  const { countryCallingCode, nationalNumber } = parsePhoneNumber(mobile)
  return { countryCode: `+${countryCallingCode}`, phone: nationalNumber }
}
