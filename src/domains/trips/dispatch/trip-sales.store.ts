import { sql } from 'kysely'
import type { Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * Reads the quoted totals of trips booked in a period, by currency, largest first. Trips that their company rejected, and
 * those not paid in time, do not count as sold.
 */
export async function readTripSales(
  db: Db,
  from: Temporal.Instant,
  until: Temporal.Instant,
): Promise<Money[]> {
  const total = sql<number>`sum(total)::float8`
  return db
    .selectFrom('trips')
    .select(['currency', total.as('amount')])
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .where('approval', 'in', ['none', 'approved'])
    .where(sql<boolean>`coalesce(cancellation->>'reason' <> 'not_paid', true)`)
    .groupBy('currency')
    .having(total, '>', 0)
    .orderBy(total, 'desc')
    .execute()
}
