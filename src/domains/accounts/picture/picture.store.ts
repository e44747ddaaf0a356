import { newToken } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * Returns a new name for a picture. Its files are deleted after this instant, unless it is assigned to a user by then.
 */
export async function insertPictureName(db: Db, removeAfter: Temporal.Instant): Promise<string> {
  const name = newToken()
  await dropPicture(db, name, removeAfter)
  return name
}

/** Sets or clears a user's picture, and drops the old one. False if the user is gone, or the name was deleted. */
export async function assignPicture(
  tx: Db,
  userId: string,
  name: string | null,
  now: Temporal.Instant,
): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .select('avatar')
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!user) return false
  if (name !== null) {
    const { numDeletedRows } = await tx
      .deleteFrom('dropped_pictures')
      .where('name', '=', name)
      .where('remove_after', '>', now)
      .executeTakeFirst()
    if (numDeletedRows !== 1n) return false
  }
  if (user.avatar !== null) await dropPicture(tx, user.avatar, now)
  await tx.updateTable('users').set({ avatar: name }).where('id', '=', userId).execute()
  return true
}

/** Selects names whose files are due for deletion. */
export async function selectDroppedPictures(db: Db, now: Temporal.Instant, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('dropped_pictures')
    .select('name')
    .where('remove_after', '<=', now)
    .orderBy('remove_after')
    .limit(limit)
    .execute()
  return rows.map(({ name }) => name)
}

/** Removes a name after its files have been deleted. */
export async function forgetPicture(db: Db, name: string): Promise<void> {
  await db.deleteFrom('dropped_pictures').where('name', '=', name).execute()
}

async function dropPicture(tx: Db, name: string, removeAfter: Temporal.Instant): Promise<void> {
  await tx
    .insertInto('dropped_pictures')
    .values({ name, remove_after: removeAfter })
    .onConflict((same) => same.column('name').doNothing())
    .execute()
}
