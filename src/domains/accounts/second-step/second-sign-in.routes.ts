import { SHOWN_PASSKEY_EXAMPLE } from './passkey-examples.contract.ts'
import { EXAMPLE } from '#kernel/examples.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { jsonBody, jsonReply, openApiApp, problemReplies } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { SessionReply } from '../account.contract.ts'
import { originOf } from '../sessions/request-origin.http.ts'
import { sessionReply } from '../sessions/session-reply.http.ts'
import type { findCaller, CallerVariables } from '../sessions/require-role.middleware.ts'
import type { SessionCookies } from '../sessions/session-cookies.http.ts'
import type { finishSignIn, SecondCredential, SecondStepAnswer } from './finish-sign-in.usecase.ts'
import type { ShownPasskey, signInWithPasskey } from './passkey-sign-in.usecase.ts'
import type { ShownPasskeyAnswer } from './passkey.contract.ts'
import type { SecondSignInFailure } from './second-step-failure.ts'
import { LoginPasskeyBody, LoginSecondStepBody } from './second-step.contract.ts'
import { refusedBy } from '../account-problem.http.ts'

export type SignInRoutesApp = {
  knowCaller: ReturnType<typeof findCaller>
  cookies: SessionCookies
  rateLimit: RateLimit
}

const rejected = refusedBy({
  account_blocked: 403,
  challenge_over: 410,
  wrong_code: 422,
  codes_unreadable: 422,
  passkey_refused: 422,
  too_many_attempts: 429,
} as const satisfies Record<SecondSignInFailure['code'], number>)

const responses = { 200: jsonReply(SessionReply, 'Signed in, as login does it'), ...problemReplies(410, 422) }

/** Route to complete a sign-in by a second step. */
export function secondStepSignInRoutes(
  { knowCaller, cookies, rateLimit }: SignInRoutesApp,
  finish: (answer: SecondStepAnswer) => ReturnType<typeof finishSignIn>,
) {
  const secondStep = createRoute({
    method: 'post',
    path: '/login/second-step',
    summary: 'The second step of a sign-in: a one-time code, a recovery code or a passkey',
    limit: rateLimit('login-second-step', 60),
    access: knowCaller,
    request: {
      body: jsonBody(LoginSecondStepBody, { challenge: EXAMPLE.secret, code: '123456', lang_id: 1 }),
    },
    responses,
  })
  return openApiApp<CallerVariables>().openapi(secondStep, async (c) => {
    const { challenge, ...proofs } = c.req.valid('json')
    const credential = credentialOf(proofs)
    const finished = await finish({ challenge, credential, before: c.var.caller, origin: originOf(c) })
    if (finished.ok) return c.json(sessionReply(c, cookies, finished.value), 200)
    return rejected(c, finished.failure)
  })
}

/** Route to sign in with a passkey alone. */
export function passkeySignInRoutes(
  { knowCaller, cookies, rateLimit }: SignInRoutesApp,
  signIn: (shown: ShownPasskey) => ReturnType<typeof signInWithPasskey>,
) {
  const passkey = createRoute({
    method: 'post',
    path: '/login/passkey',
    summary: 'Sign in with a passkey',
    limit: rateLimit('login-passkey', 60),
    access: knowCaller,
    request: {
      body: jsonBody(LoginPasskeyBody, {
        challenge: EXAMPLE.secret,
        passkey: SHOWN_PASSKEY_EXAMPLE,
        remember_me: true,
        lang_id: 1,
      }),
    },
    responses,
  })
  return openApiApp<CallerVariables>().openapi(passkey, async (c) => {
    const { challenge, passkey: shown, remember_me: remember } = c.req.valid('json')
    const session = { challenge, passkey: shown, remember, before: c.var.caller, origin: originOf(c) }
    const finished = await signIn(session)
    return finished.ok
      ? c.json(sessionReply(c, cookies, { ...finished.value, remember }), 200)
      : rejected(c, finished.failure)
  })
}

type Proofs = {
  code?: string | undefined
  recovery_code?: string | undefined
  passkey?: ShownPasskeyAnswer | undefined
}

/** Returns the credential of a request. The contract admits exactly one. */
function credentialOf({ code, recovery_code: recoveryCode = '', passkey }: Proofs): SecondCredential {
  if (code !== undefined) return { code }
  return passkey ? { passkey } : { recoveryCode }
}
