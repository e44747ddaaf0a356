import { newId } from '#kernel/ids.ts'
import type { Instant, Json } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { MAX_VIEWS, type BookingView, type BookingViewFilter } from './booking-view.contract.ts'

/** Lists a member's own views and the shared ones, in the order of saving. */
export async function selectViews(db: Db, staffId: string): Promise<Omit<BookingView, 'count'>[]> {
  const views = db.selectFrom('booking_views').selectAll().orderBy('id').limit(MAX_VIEWS)
  const [personal, shared] = await Promise.all([
    views.where('staff_id', '=', staffId).execute(),
    views.where('shared', '=', true).where('staff_id', '!=', staffId).execute(),
  ])
  return [...personal, ...shared].map((row) => ({
    view_id: row.id,
    name: row.name,
    shared: row.shared,
    own: row.staff_id === staffId,
    filter: row.filter as BookingViewFilter,
  }))
}

/** Saves a view and returns its id; null if the member has reached the limit. */
export async function insertView(
  tx: Db,
  { staffId, name, shared, filter }: Pick<BookingView, 'name' | 'shared' | 'filter'> & { staffId: string },
  now: Temporal.Instant,
): Promise<string | null> {
  // Serialised per member, so that the limit is not exceeded.
  await tx.selectFrom('users').select('id').where('id', '=', staffId).forUpdate().execute()
  const { count } = await tx
    .selectFrom('booking_views')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  if (count >= MAX_VIEWS) return null
  const id = newId()
  await tx
    .insertInto('booking_views')
    .values({ id, staff_id: staffId, name, shared, filter, created_at: now })
    .execute()
  return id
}

/** Removes a view; false if the member has no such view. */
export async function deleteView(tx: Db, { id, staffId }: { id: string; staffId: string }): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('booking_views')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    booking_views: {
      id: string
      staff_id: string
      name: string
      shared: boolean
      filter: Json
      created_at: Instant
    }
  }
}
