import { sql } from 'kysely'
import { sortedByName } from '#kernel/ascii-fold.ts'
import type { Db } from '#platform/db/database.ts'
import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'

/** The page reports every twenty seconds; a single missed report does not count as leaving. */
const OPEN_SECONDS = 60

/** Records that a colleague has a booking open, and returns the others who have, by name. */
export async function upsertPresence(
  db: Db,
  { bookingId, staffId }: { bookingId: string; staffId: string },
  now: Temporal.Instant,
): Promise<{ staff_id: string; name: string }[]> {
  const row = { subject: 'booking', subject_id: bookingId, staff_id: staffId, seen_at: now }
  await db
    .insertInto('staff_presence')
    .values(row)
    .onConflict((same) => same.columns(['subject', 'subject_id', 'staff_id']).doUpdateSet({ seen_at: now }))
    .execute()
  const rows = await db
    .selectFrom('staff_presence as p')
    .innerJoin('users as u', 'u.id', 'p.staff_id')
    .select(['p.staff_id', sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('name')])
    .where('p.subject', '=', 'booking')
    .where('p.subject_id', '=', bookingId)
    .where('p.staff_id', '<>', staffId)
    .where('p.seen_at', '>', now.subtract({ seconds: OPEN_SECONDS }))
    .execute()
  return sortedByName(rows)
}

export const presenceRetention: readonly Retention[] = [
  {
    what: 'Staff who had a record open',
    hours: 1,
    since: 'last opened',
    remove: oldRows({
      table: 'staff_presence',
      key: ['subject', 'subject_id', 'staff_id'],
      column: 'seen_at',
    }),
  },
]
