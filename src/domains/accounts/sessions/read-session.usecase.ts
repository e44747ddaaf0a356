import type { App } from '#platform/app.ts'
import type { User } from '../user.ts'
import type { Traveller } from './token.ts'
import { findUser } from '../user.store.ts'

/** Returns a session's user and expiry. Null for a guest. */
export async function readSession(
  { db }: Pick<App, 'db'>,
  { userId, role, expiresAt }: Traveller,
): Promise<{ user: User; expiresAt: Temporal.Instant } | null> {
  if (role === 'guest') return null
  const user = await findUser(db, userId)
  return user && { user, expiresAt }
}
