import type { Db } from '#platform/db/database.ts'

/** Thirteen months: what befell an account can be looked up for a year, and some time to begin with it. */
const EVENTS_ARE_KEPT_MS = 400 * 24 * 3_600_000

/**
 * Removes sessions and mailed links whose time is over and security events that are old, and with them the devices and
 * addresses that they tell of.
 */
export async function removeOver(db: Db, now: Date): Promise<void> {
  for (const table of ['tokens', 'mailed_links'] as const)
    await db.deleteFrom(table).where('expires_at', '<=', now).execute()
  const oldest = new Date(now.getTime() - EVENTS_ARE_KEPT_MS)
  await db.deleteFrom('security_events').where('at', '<', oldest).execute()
}
