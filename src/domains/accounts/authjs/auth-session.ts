import { toUser } from '../user-reply.ts'
import type { User } from '../user.ts'
import type { AuthSession } from './auth.contract.ts'

/** Converts a session for the browser client (specification §3: `isLoggedIn` and `userData`). */
export function authSession({ user, expiresAt }: { user: User; expiresAt: Temporal.Instant }): AuthSession {
  const { first_name, last_name, ...userData } = toUser(user)
  return {
    user: {
      name: `${first_name} ${last_name}`.trim(),
      email: userData.email,
      image: userData.avatar,
      isLoggedIn: true,
      userData: { ...userData, first_name, last_name },
    },
    expires: expiresAt.toString(),
  }
}
