import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Returns the latest mail of a template for each of these bookings, as mail id by booking id. */
export async function latestMails(
  db: Db,
  { bookingIds, template }: { bookingIds: readonly string[]; template: string },
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('mails')
    .distinctOn('about_id')
    .select(['about_id', 'id'])
    .where('about', '=', 'booking')
    .where(sql<boolean>`about_id = any(${bookingIds}::uuid[])`)
    .where('template', '=', template)
    .orderBy('about_id')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ about_id, id }) => [about_id ?? '', id]))
}
