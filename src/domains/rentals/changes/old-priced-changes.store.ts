import { unreferenced, type RemoveOld } from '#platform/db/old-rows.store.ts'

/** Deletes changes that were priced but not accepted. */
export const removeOldPricedChanges: RemoveOld = async (db, before, limit) => {
  const { numDeletedRows } = await db
    .deleteFrom('booking_changes')
    .where('id', 'in', (from) =>
      from
        .selectFrom('booking_changes as old')
        .select('old.id')
        .where('old.state', '=', 'quoted')
        .where('old.expires_at', '<', before)
        .where(unreferenced('old.id', [['payments', 'change_id']]))
        .orderBy('old.expires_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
