import type { Traveller } from './token.ts'
import type { TokenStore } from './token.store.ts'
import type { User } from './user.ts'
import type { UserStore } from './user.store.ts'

/** Whose session it is and until when; null for a guest. */
export type ReadSession = (
  traveller: Traveller,
) => Promise<{ user: User; expiresAt: Temporal.Instant } | null>

export function readSession({ users, tokens }: { users: UserStore; tokens: TokenStore }): ReadSession {
  return async ({ userId, role, tokenHash }) => {
    if (role === 'guest') return null
    const [user, expiresAt] = await Promise.all([users.find(userId), tokens.expiryOf(tokenHash)])
    return user && expiresAt && { user, expiresAt }
  }
}
