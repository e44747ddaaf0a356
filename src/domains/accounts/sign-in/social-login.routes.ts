import { createRoute } from '#platform/http/openapi/route.ts'
import { forClients, jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { originOf } from '../sessions/request-origin.http.ts'
import { LoginReply } from '../second-step/second-step.contract.ts'
import { sessionReply } from '../sessions/session-reply.http.ts'
import { secondStepReply } from '../second-step/second-step-reply.http.ts'
import { SocialLoginBody } from './social-login.contract.ts'
import type { signInWithIdToken, SocialLogin, SocialLoginFailure } from './social-login.usecase.ts'
import type { FindTraveller } from '../sessions/find-traveller.http.ts'
import { findCaller, type CallerVariables } from '../sessions/require-role.middleware.ts'
import type { SessionCookies } from '../sessions/session-cookies.http.ts'
import { problem } from '../account-problem.http.ts'

export type SocialLoginApp = {
  findTraveller: FindTraveller
  cookies: SessionCookies
  rateLimit: RateLimit
}

const statusOf = {
  provider_unknown: 422,
  id_token_refused: 401,
  provider_unavailable: 503,
  account_not_linked: 409,
  identity_without_email: 422,
  account_blocked: 403,
} as const satisfies Record<Exclude<SocialLoginFailure['code'], 'second_step_required'>, number>

/** Route to sign in with a token of another service. */
export function socialLoginRoutes(
  { findTraveller, cookies, rateLimit }: SocialLoginApp,
  signIn: (login: SocialLogin) => ReturnType<typeof signInWithIdToken>,
) {
  const route = createRoute({
    method: 'post',
    path: '/social-login',
    summary: 'Sign in with an ID token of Google, Facebook or Apple',
    description: forClients(
      'An app of yours hands in the ID token that the service gave it; our pages lead people to the service (`/api/auth/signin/{provider}`).',
    ),
    limit: rateLimit('social-login', 20),
    access: findCaller(findTraveller, cookies),
    request: {
      body: jsonBody(SocialLoginBody, { provider: 'google', id_token: 'x.y.z', nonce: 'once', lang_id: 1 }),
    },
    responses: jsonReplies(200, LoginReply, 'Signed in; or a second step is asked for', 401, 409, 422, 503),
  })
  return openApiApp<CallerVariables>().openapi(route, async (c) => {
    const { provider, id_token, nonce, referral_code, lang_id } = c.req.valid('json')
    const signedIn = await signIn({
      provider,
      idToken: id_token,
      nonce: nonce ?? null,
      referralCode: referral_code ?? null,
      langId: lang_id ?? 1,
      before: c.var.caller,
      origin: originOf(c),
    })
    if (signedIn.ok) return c.json(sessionReply(c, cookies, { ...signedIn.value, remember: true }), 200)
    const { failure } = signedIn
    if (failure.code === 'second_step_required') return c.json(secondStepReply(c, failure.secondStep), 200)
    return problem(c, statusOf[failure.code], { code: failure.code, detail: failure.detail })
  })
}
