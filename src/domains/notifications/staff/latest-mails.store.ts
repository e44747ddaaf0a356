import { sql } from 'kysely'
import type { BookingMails } from '#domains/rentals/public.ts'

/** Returns the latest mail of a template about each booking. */
export async function latestMails(
  ...[db, { bookingIds, template }]: Parameters<BookingMails['latest']>
): ReturnType<BookingMails['latest']> {
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
