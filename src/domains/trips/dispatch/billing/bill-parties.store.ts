import type { BillParties } from '#domains/fares/public.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Returns the parties to a trip's bill, except us. */
export async function billParties(tx: Db, tripId: string): Promise<Omit<BillParties, 'broker'>> {
  const row = await tx
    .selectFrom('trips as t')
    .innerJoin('cities as city', 'city.id', 't.city_id')
    .leftJoin('companies as c', 'c.id', 't.company_id')
    .leftJoin('vehicles as v', 'v.id', 't.vehicle_id')
    .leftJoin('vehicle_owners as o', 'o.id', 'v.owner_id')
    .select(['city.country_code', 'city.region', 'c.name as company', 'c.tax_id as company_tax_id'])
    .select(['o.name as owner', 'o.tax_id as owner_tax_id', 'o.corporate'])
    .select(sql<string>`t.traveller->>'name'`.as('traveller'))
    .where('t.id', '=', tripId)
    .executeTakeFirstOrThrow()
  return {
    owner:
      row.owner === null
        ? null
        : { name: row.owner, tax_id: row.owner_tax_id, corporate: row.corporate ?? true },
    company: row.company === null ? null : { name: row.company, tax_id: row.company_tax_id },
    traveller: row.traveller,
    city: { country: row.country_code, region: row.region },
  }
}
