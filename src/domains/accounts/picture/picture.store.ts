import type { Db } from '#platform/db/database.ts'

export type PictureStore = {
  /** Marks a name whose files are to be deleted after this instant, unless it is assigned to a user by then. */
  drop(tx: Db, name: string, removeAfter: Temporal.Instant): Promise<void>
  /** Sets or clears a user's picture, and drops the old one. False if the user is gone, or the name was deleted. */
  give(tx: Db, userId: string, name: string | null, now: Temporal.Instant): Promise<boolean>
  /** Returns names whose files are due for deletion. */
  dropped(now: Temporal.Instant, limit: number): Promise<string[]>
  /** Removes a name after its files have been deleted. */
  forget(name: string): Promise<void>
}

export function pictureStore(db: Db): PictureStore {
  return {
    drop,

    async give(tx, userId, name, now) {
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
      if (user.avatar !== null) await drop(tx, user.avatar, now)
      await tx.updateTable('users').set({ avatar: name }).where('id', '=', userId).execute()
      return true
    },

    async dropped(now, limit) {
      const rows = await db
        .selectFrom('dropped_pictures')
        .select('name')
        .where('remove_after', '<=', now)
        .orderBy('remove_after')
        .limit(limit)
        .execute()
      return rows.map(({ name }) => name)
    },

    async forget(name) {
      await db.deleteFrom('dropped_pictures').where('name', '=', name).execute()
    },
  }
}

async function drop(tx: Db, name: string, removeAfter: Temporal.Instant): Promise<void> {
  await tx
    .insertInto('dropped_pictures')
    .values({ name, remove_after: removeAfter })
    .onConflict((same) => same.column('name').doNothing())
    .execute()
}
