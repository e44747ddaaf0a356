import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/**
 * Returns the amounts kept by banks after lost disputes, in hundredths, by booking or trip id. Ids without a
 * lost dispute are absent.
 */
export async function chargedBackOf(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; withheld: number }>`
    select coalesce(e.booking_id, e.trip_id) as id, sum(p.amount)::bigint as withheld
    from ledger_entries e join ledger_postings p on p.entry_id = e.id
    where p.account = 'chargebacks' and (e.booking_id = any(${ids}::uuid[]) or e.trip_id = any(${ids}::uuid[]))
    group by 1 having sum(p.amount) > 0`.execute(db)
  return new Map(rows.map(({ id, withheld }) => [id, withheld]))
}
