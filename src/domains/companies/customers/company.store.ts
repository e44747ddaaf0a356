import type { TripCaller } from '#domains/identity/public.ts'
import type { Db } from '#platform/db/database.ts'
import { byName } from '#platform/db/searched-rows.ts'
import type { Companion, Customer, CustomerChange } from './customer.contract.ts'

/** Maximum number of people in a list to choose from. */
const MAX_COMPANIONS = 500

/** Finds a company that is not hidden. Null if there is none. `lock`: until the transaction ends. */
export async function findCompany(
  db: Db,
  companyId: string,
  { lock } = { lock: false },
): Promise<Customer | null> {
  const found = db
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', companyId)
    .where('hidden_at', 'is', null)
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    kind: 'company',
    corp_id: row.corp_id,
    name: row.name,
    country_code: row.country_code,
    currency: row.currency,
    tax_id: row.tax_id,
    address: row.address as NonNullable<Customer['address']>,
    phone: row.phone as Customer['phone'],
    email: row.email,
    approval_required: row.approval_required,
  }
}

/** Returns true if a company has this `x-corp-id`. */
export async function isCorpIdKnown(db: Db, corpId: string): Promise<boolean> {
  const found = await db
    .selectFrom('companies')
    .select('id')
    .where('corp_id', '=', corpId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

export async function updateCompany(tx: Db, companyId: string, change: CustomerChange): Promise<void> {
  await tx.updateTable('companies').set(change).where('id', '=', companyId).execute()
}

/** Lists the people of a company for whom a caller may book, except themselves, by name. An admin may book for all. */
export async function selectCompanions(
  db: Db,
  { companyId, profileId, isAdmin }: TripCaller,
): Promise<Companion[]> {
  if (companyId === null) return []
  let query = db
    .selectFrom('trip_profiles as p')
    .innerJoin('trip_people as person', 'person.id', 'p.person_id')
    .select(['p.id as profile_id', 'person.name', 'p.cost_centre'])
    .where('p.company_id', '=', companyId)
    .where('p.id', '!=', profileId)
    .where('p.hidden_at', 'is', null)
    .where('person.erased_at', 'is', null)
  if (!isAdmin) query = query.where('p.supervisor_id', '=', profileId)
  return query.orderBy(byName('person')).orderBy('p.id').limit(MAX_COMPANIONS).execute()
}
