import type { Db } from '#platform/db/database.ts'

type Block = { userId: string; reason: string; by: string; now: Temporal.Instant }

/** Locks an account until the transaction ends; null if there is none. */
export async function lockAccount(
  tx: Db,
  userId: string,
): Promise<{ role: string; blocked: boolean } | null> {
  const row = await tx
    .selectFrom('users')
    .select(['role', 'blocked_at'])
    .where('id', '=', userId)
    .where('email', 'is not', null)
    .where('role', '!=', 'guest')
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row ? { role: row.role, blocked: row.blocked_at !== null } : null
}

export async function insertBlock(tx: Db, { userId, reason, by, now }: Block): Promise<void> {
  await tx
    .updateTable('users')
    .set({ blocked_at: now, blocked_reason: reason, blocked_by: by })
    .where('id', '=', userId)
    .execute()
}

export async function removeBlock(tx: Db, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ blocked_at: null, blocked_reason: null, blocked_by: null })
    .where('id', '=', userId)
    .execute()
}
