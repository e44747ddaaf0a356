import type { Traveller } from './token.ts'
import type { User } from '../user.ts'
import type { UserStore } from '../user.store.ts'

/** Returns a session's user and expiry. Null for a guest. */
export type ReadSession = (
  traveller: Traveller,
) => Promise<{ user: User; expiresAt: Temporal.Instant } | null>

export function readSession({ users }: { users: UserStore }): ReadSession {
  return async ({ userId, role, expiresAt }) => {
    if (role === 'guest') return null
    const user = await users.find(userId)
    return user && { user, expiresAt }
  }
}
