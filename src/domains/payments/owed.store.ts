import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

type Subject = { kind: 'booking' | 'trip'; id: string }

/**
 * Amount owed to the traveller of a booking or a trip, in hundredths. `travellers`: by the ledger.
 * `tripRevenue`: trip refunds rejected by the gateway, which are still in trip revenue. `owedTo` returns null
 * if nothing is owed.
 */
export type Owed = { currency: string; travellers: number; tripRevenue: number }

export async function owedTo(db: Db, { kind, id }: Subject): Promise<Owed | null> {
  const { rows } = await sql<Owed>`
    with owed as (
      select e.currency, -p.amount as travellers, 0 as trip_revenue
      from ledger_entries e join ledger_postings p on p.entry_id = e.id and p.account = 'travellers'
      where ${sql.ref(kind === 'trip' ? 'e.trip_id' : 'e.booking_id')} = ${id}
      union all
      select pay.currency, 0, r.amount from refunds r join payments pay on pay.id = r.payment_id
      where pay.trip_id = ${id} and r.status = 'failed')
    select currency, sum(travellers)::float8 as travellers, sum(trip_revenue)::float8 as "tripRevenue"
    from owed group by currency having sum(travellers) + sum(trip_revenue) > 0`.execute(db)
  return rows[0] ?? null
}

/** Lists the ids of all card payments of a booking or a trip. */
export async function paymentIdsOf(db: Db, { kind, id }: Subject): Promise<string[]> {
  const column = kind === 'trip' ? 'trip_id' : 'booking_id'
  const rows = await db.selectFrom('payments').select('id').where(column, '=', id).orderBy('id').execute()
  return rows.map((row) => row.id)
}

/**
 * Marks the due and failed refunds of a booking or a trip as done, after its traveller was paid in any way.
 */
export async function endOwedRefunds(tx: Db, { kind, id }: Subject, now: Temporal.Instant): Promise<void> {
  const column = kind === 'trip' ? 'trip_id' : 'booking_id'
  await tx
    .updateTable('refunds')
    .set({ status: 'done', next_at: null, changed_at: now })
    .where('status', 'in', ['due', 'failed'])
    .where('payment_id', 'in', (from) => from.selectFrom('payments').select('id').where(column, '=', id))
    .execute()
}

/** Returns the currency in which a trip was paid by card. */
export async function currencyOfTrip(db: Db, tripId: string): Promise<string> {
  const payments = db.selectFrom('payments').select('currency').where('trip_id', '=', tripId).limit(1)
  return (await payments.executeTakeFirstOrThrow()).currency
}
