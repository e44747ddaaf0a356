import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Response time expected of a supplier; staff are alerted after it. */
const USUAL_RESPONSE_TIME: Temporal.DurationLike = { minutes: 2 }

/** Counts the orders that have waited longer than usual for their supplier. */
export async function countUnanswered(db: Db, now: Temporal.Instant): Promise<{ unanswered: number }> {
  return db
    .selectFrom('bookings')
    .where('status', '=', 'awaiting_supplier')
    .where('updated_at', '<', now.subtract(USUAL_RESPONSE_TIME))
    .select(sql<number>`count(*)::int`.as('unanswered'))
    .executeTakeFirstOrThrow()
}
