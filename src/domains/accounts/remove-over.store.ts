import type { Db } from '#platform/db/database.ts'

/** Removes sessions and mailed links whose time is over, and with them the devices and addresses that they tell of. */
export async function removeOver(db: Db, now: Date): Promise<void> {
  for (const table of ['tokens', 'mailed_links'] as const)
    await db.deleteFrom(table).where('expires_at', '<=', now).execute()
}
