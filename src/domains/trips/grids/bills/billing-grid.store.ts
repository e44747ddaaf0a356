import type { BillTax, Fare } from '#domains/fares/public.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { inScope } from '../trip-grid.store.ts'
import type { TripScope } from '../trip-scope.ts'

/** Finds a trip with its quote and bill. Null if the scope has no such trip. */
export async function findBilledTrip(db: Db, id: string, scope: TripScope) {
  const row = await db
    .selectFrom('trips as t')
    .leftJoin('companies as c', 'c.id', 't.company_id')
    .select(['t.id', 't.reference', 't.fare', 't.bill', 't.bill_tax', 't.bill_number'])
    .select(['t.total', 't.billed_total', 't.paid', 't.collected', 't.cancellation'])
    .select(['t.currency', 'c.name as company', 'c.tax_id'])
    .select(sql<string>`t.traveller->>'name'`.as('traveller'))
    .where('t.id', '=', id)
    .where(inScope('t', scope))
    .executeTakeFirst()
  return row
    ? {
        ...row,
        fare: row.fare as Fare,
        bill: row.bill as Fare | null,
        billTax: row.bill_tax as BillTax | null,
      }
    : null
}

/** Returns the credit notes of a trip with the credited bills, oldest first. */
export async function listCreditNotes(db: Db, tripId: string) {
  const rows = await db
    .selectFrom('trip_credit_notes')
    .select(['number', 'bill_number', 'bill', 'bill_tax', 'total', 'reason', 'issued_at'])
    .where('trip_id', '=', tripId)
    .orderBy('issued_at')
    .orderBy('number')
    .execute()
  return rows.map((row) => ({ ...row, bill: row.bill as Fare, billTax: row.bill_tax as BillTax | null }))
}
