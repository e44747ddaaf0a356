import type { App } from '#platform/app.ts'
import type { User } from '../user.ts'
import type { Traveller } from './token.ts'

/** Returns a session's user and expiry. Null for a guest. */
export async function readSession(
  { users }: Pick<App, 'users'>,
  { userId, role, expiresAt }: Traveller,
): Promise<{ user: User; expiresAt: Temporal.Instant } | null> {
  if (role === 'guest') return null
  const user = await users.find(userId)
  return user && { user, expiresAt }
}
