import type { UrgentSource } from '#domains/staff/public.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Max hours that a traveller waits for a price. */
const ANSWER_HOURS = 4

/** Lists unanswered price requests, due a few hours after they arrive, and by their pick-up at the latest. */
export function urgentPriceRequests(db: Db): UrgentSource {
  return {
    needs: ['dispatch'],
    async read(_now, limit) {
      const due = sql<Temporal.Instant>`least(p.pick_up_at, e.created_at + ${ANSWER_HOURS}::int * interval '1 hour')`
      const rows = await db
        .selectFrom('trip_price_requests as p')
        .innerJoin('enquiries as e', 'e.id', 'p.enquiry_id')
        .select(['e.id', 'e.number', 'e.name', due.as('due')])
        .where('e.state', 'in', ['new', 'open'])
        .orderBy(due)
        .limit(limit)
        .execute()
      return rows.map(({ id, number, name, due: at }) => ({
        kind: 'price_request',
        id,
        name: number,
        detail: name,
        count: 1,
        due: at,
      }))
    },
  }
}
