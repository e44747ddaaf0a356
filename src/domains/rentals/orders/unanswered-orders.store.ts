import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Response time expected of a supplier; staff are alerted after it. */
const USUAL_ANSWER: Temporal.DurationLike = { minutes: 2 }

export function countUnanswered(db: Db): (now: Temporal.Instant) => Promise<{ unanswered: number }> {
  return async (now) =>
    db
      .selectFrom('bookings')
      .where('status', '=', 'awaiting_supplier')
      .where('updated_at', '<', now.subtract(USUAL_ANSWER))
      .select(sql<number>`count(*)::int`.as('unanswered'))
      .executeTakeFirstOrThrow()
}
