import type { Context } from 'hono'
import type { SecondStepAsked } from '../second-step/ask-second-step.service.ts'
import type { IssuedToken } from './token.ts'
import { rememberSession, type SessionCookies } from './session-cookies.http.ts'
import { toUser, toUserData } from '../user-reply.ts'
import type { User } from '../user.ts'

/** Keeps a session that has begun in the browser, and says what is answered of it (contract `SessionReply`). */
export function sessionReply(
  c: Context,
  cookies: SessionCookies,
  { token, expiresAt, user, remember }: IssuedToken & { user: User; remember: boolean },
) {
  rememberSession(c, cookies, token, toUserData(user), { remember })
  c.header('cache-control', 'no-store')
  return { token, expires_at: expiresAt.toString(), user: toUser(user) }
}

/** What a sign-in waits for, as the page is told it; there is no token before it has been shown. */
export function secondStepReply(
  c: Context,
  { challenge, expiresAt, methods, passkeyOptions }: SecondStepAsked,
) {
  c.header('cache-control', 'no-store')
  return {
    second_step: {
      challenge,
      expires_at: expiresAt.toString(),
      methods,
      passkey_options: passkeyOptions,
    },
  }
}
