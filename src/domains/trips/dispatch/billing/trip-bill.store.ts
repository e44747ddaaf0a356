import type { BillParties } from '#domains/fares/public.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Returns the parties to a trip's bill, except us. */
export async function findBillParties(tx: Db, tripId: string): Promise<Omit<BillParties, 'broker'>> {
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

/** Returns the next position of a series. It has no gaps, because a rollback also reverts the position. */
export async function nextBillPosition(tx: Db, series: string): Promise<number> {
  const { last } = await tx
    .insertInto('trip_bill_series')
    .values({ series, last: 1 })
    .onConflict((same) => same.column('series').doUpdateSet({ last: sql`trip_bill_series.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

type NewCreditNote = { number: string; tripId: string; reason: string; staffId: string }

/** Issues a credit note for the current bill and stores a copy of that bill. */
export async function issueCreditNote(
  tx: Db,
  { number, tripId, reason, staffId }: NewCreditNote,
  now: Temporal.Instant,
) {
  await sql`
    insert into trip_credit_notes
      (number, trip_id, bill_number, bill, bill_inputs, bill_tax, total, reason, staff_id, issued_at)
    select ${number}, t.id, t.bill_number, t.bill, t.bill_inputs, t.bill_tax, t.billed_total, ${reason},
      ${staffId}::uuid, ${now}
    from trips t where t.id = ${tripId}::uuid`.execute(tx)
}

/** Returns the number of a trip's latest credit note. Null if it has none. */
export async function findLastCreditNote(db: Db, tripId: string): Promise<string | null> {
  const row = await db
    .selectFrom('trip_credit_notes')
    .select('number')
    .where('trip_id', '=', tripId)
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.number ?? null
}
