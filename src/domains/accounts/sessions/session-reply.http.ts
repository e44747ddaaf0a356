import type { Context } from 'hono'
import { emailKey } from '#kernel/email-address.ts'
import type { IssuedToken } from './token.ts'
import { rememberSession, type SessionCookies } from './session-cookies.http.ts'
import { toUser, toUserData } from '../user-reply.ts'
import type { User } from '../user.ts'

/** Stores a new session in the browser and, if the address is verified, that the browser has signed in with it. */
export function rememberSignIn(
  c: Context,
  cookies: SessionCookies,
  { token, user, remember }: { token: string; user: User; remember: boolean },
): void {
  rememberSession(c, cookies, token, toUserData(user), { remember })
  if (user.emailVerified) cookies.browsers.remember(c, emailKey(user.email))
}

/** Stores a new session in the browser, and returns its response body (contract `SessionReply`). */
export function sessionReply(
  c: Context,
  cookies: SessionCookies,
  { token, expiresAt, user, remember }: IssuedToken & { user: User; remember: boolean },
) {
  rememberSignIn(c, cookies, { token, user, remember })
  c.header('cache-control', 'no-store')
  return { token, expires_at: expiresAt.toString(), user: toUser(user) }
}
