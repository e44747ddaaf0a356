import { SHOWN_PASSKEY_EXAMPLE } from './passkey-examples.ts'
import { EXAMPLE } from '#kernel/examples.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { Context } from 'hono'
import {
  jsonBody,
  jsonReplies,
  jsonReply,
  openApiApp,
  problemReplies,
} from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { SessionReply } from '../account.contract.ts'
import { originOf } from '../sessions/request-origin.http.ts'
import { sessionReply } from '../sessions/session-reply.http.ts'
import type { FindTraveller } from '../sessions/find-traveller.http.ts'
import { findCaller, type CallerVariables } from '../sessions/require-role.middleware.ts'
import type { SessionCookies } from '../sessions/session-cookies.http.ts'
import type { FinishSignIn, SecondProof } from './finish-sign-in.usecase.ts'
import type { PasskeySignIn } from './passkey-sign-in.usecase.ts'
import type { ShownPasskeyAnswer } from './passkey.contract.ts'
import type { SecondSignInFailure } from './second-step-failure.ts'
import {
  LoginPasskeyBody,
  LoginSecondStepBody,
  PasskeyOptionsBody,
  PasskeyOptionsReply,
} from './second-step.contract.ts'
import { refusedBy } from '../account-problem.http.ts'

type Needs = {
  finishSignIn: FinishSignIn
  passkeySignIn: PasskeySignIn
  findTraveller: FindTraveller
  cookies: SessionCookies
  rateLimit: RateLimit
}

const refusedWith = refusedBy({
  account_blocked: 403,
  challenge_over: 410,
  wrong_code: 422,
  codes_unreadable: 422,
  passkey_refused: 422,
  too_many_attempts: 429,
} as const satisfies Record<SecondSignInFailure['code'], number>)

const faults = problemReplies(410, 422)

/** Routes to sign in with a second step, and with a passkey alone. */
export function secondSignInRoutes(needs: Needs) {
  const { finishSignIn, passkeySignIn, cookies, rateLimit } = needs
  const knowCaller = findCaller(needs.findTraveller, cookies)
  const secondStep = createRoute({
    method: 'post',
    path: '/login/second-step',
    summary: 'The second step of a sign-in: a one-time code, a recovery code or a passkey',
    limit: rateLimit('login-second-step', 60),
    access: knowCaller,
    request: {
      body: jsonBody(LoginSecondStepBody, { challenge: EXAMPLE.secret, code: '123456', lang_id: 1 }),
    },
    responses: { 200: jsonReply(SessionReply, 'Signed in, as login does it'), ...faults },
  })
  const options = createRoute({
    method: 'post',
    path: '/login/passkey-options',
    summary: 'What a browser needs to sign in with a passkey, whoever has one',
    limit: rateLimit('login-passkey-options', 60),
    access: 'anybody',
    request: { body: jsonBody(PasskeyOptionsBody, { lang_id: 1 }) },
    responses: jsonReplies(200, PasskeyOptionsReply, 'Good for five minutes'),
  })
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
    responses: { 200: jsonReply(SessionReply, 'Signed in, as login does it'), ...faults },
  })

  return openApiApp<CallerVariables>()
    .openapi(secondStep, async (c) => {
      const { challenge, ...proofs } = c.req.valid('json')
      const finished = await finishSignIn({
        challenge,
        proof: proofOf(proofs),
        before: c.var.caller,
        origin: originOf(c),
      })
      if (finished.ok) return c.json(sessionReply(c, cookies, finished.value), 200)
      return refused(c, finished.failure, proofs.code === undefined ? 'recovery_code' : 'code')
    })
    .openapi(options, async (c) => {
      c.header('cache-control', 'no-store')
      return c.json(await passkeySignIn.begin(), 200)
    })
    .openapi(passkey, async (c) => {
      const { challenge, passkey: shown, remember_me: remember } = c.req.valid('json')
      const finished = await passkeySignIn.finish({
        challenge,
        passkey: shown,
        remember,
        before: c.var.caller,
        origin: originOf(c),
      })
      return finished.ok
        ? c.json(sessionReply(c, cookies, { ...finished.value, remember }), 200)
        : refused(c, finished.failure)
    })
}

type Proofs = {
  code?: string | undefined
  recovery_code?: string | undefined
  passkey?: ShownPasskeyAnswer | undefined
}

/** Returns the credential of a request. The contract admits exactly one. */
function proofOf({ code, recovery_code: recoveryCode = '', passkey }: Proofs): SecondProof {
  if (code !== undefined) return { code }
  return passkey ? { passkey } : { recoveryCode }
}

/** Answers a failure. `typed`: the body field with a wrong code. */
function refused(c: Context, failure: SecondSignInFailure, typed = 'code') {
  const { code } = failure
  const fields = code === 'wrong_code' ? [{ path: typed, code }] : undefined
  return refusedWith(c, failure, fields)
}
