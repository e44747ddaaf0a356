import { EXAMPLE } from '#kernel/examples.ts'
import { guard } from '#platform/http/openapi/access.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { langIdOf } from '#kernel/locale.ts'
import { addressOf } from '#platform/http/caller-address.ts'
import { OF_CLIENTS_ALONE, jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { KnownBrowsers } from '#platform/http/known-browser.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { TripProfileReply } from '../profile/trip-profile.contract.ts'
import type { TripProfile } from '../profile/trip-profile.ts'
import { bearerOf, type AnyEmbedder, type RequireProfile } from '../trip-caller.middleware.ts'
import type { TripCaller, TripVariables } from '../trip-caller.ts'
import type { logIn, LogInFailure, LogInRequest } from './log-in.usecase.ts'
import type { refreshToken } from './refresh-token.usecase.ts'
import { signInAddressOf } from '../otp/sign-in-address.ts'
import { CorpHeader, TripLoginBody, TripLoginReply, TripTokensReply } from './trip-sign-in.contract.ts'
import type { TokenPair } from '../sessions/trip-session.ts'
import { problem, refusedBy } from '../identity-problem.http.ts'

/** Never 401: the specification's client then clears its storage and leaves the page, including the sign-in form. */
const logInRejected = refusedBy({
  wrong_code: 422,
  wrong_credentials: 422,
  too_many_attempts: 429,
  corp_not_yours: 403,
} as const satisfies Record<LogInFailure['code'], number>)

export type TripSignInApp = {
  tripBrowsers: Pick<KnownBrowsers, 'remember'>
  anyEmbedder: AnyEmbedder
  requireProfile: RequireProfile
  rateLimit: RateLimit
}

type UseCases = {
  logIn: (request: LogInRequest) => ReturnType<typeof logIn>
  refreshToken: (refresh: string) => ReturnType<typeof refreshToken>
  signOut: (caller: TripCaller) => Promise<void>
  signOutEverywhere: (caller: TripCaller) => Promise<void>
  toProfileReply: (profile: TripProfile) => Promise<TripProfileReply>
}

/** The widget calls these below `/trips`. */
const ALSO_AT_ROOT = `It answers below \`/trips\` and at the root. At the root it is for ${OF_CLIENTS_ALONE}.`

/**
 * Routes to sign in to trips and out. The specification uses GET for calls that end a token, so their replies must not
 * be cached or prefetched.
 */
export function tripSignInRoutes(
  { tripBrowsers, anyEmbedder, requireProfile, rateLimit }: TripSignInApp,
  useCases: UseCases,
) {
  const login = createRoute({
    method: 'post',
    path: '/auth/login',
    summary: 'Sign in to trips by a one-time code or a password',
    description: ALSO_AT_ROOT,
    limit: rateLimit('trip-sign-in', 60),
    access: anyEmbedder,
    request: {
      headers: CorpHeader,
      body: jsonBody(TripLoginBody, {
        email: EXAMPLE.person.email,
        otp_id: EXAMPLE.id,
        code: '123456',
        name: 'Noor',
      }),
    },
    responses: jsonReplies(
      200,
      TripLoginReply,
      'Signed in; who was unknown has become a retail traveller',
      422,
    ),
  })
  const refresh = createRoute({
    method: 'get',
    path: '/auth/refresh-token',
    summary: 'A new pair of tokens for a refresh token, which comes as `Authorization: Bearer`',
    description: ALSO_AT_ROOT,
    limit: rateLimit('trip-refresh', 120),
    access: guard({ admits: 'refresh token' }, (c, next) => anyEmbedder(c, next)),
    responses: jsonReplies(
      200,
      TripTokensReply,
      'The refresh token is used up; again it would end the sign-in',
    ),
  })
  const logout = createRoute({
    method: 'get',
    path: '/auth/logout',
    summary: 'End this sign-in to trips',
    description: ALSO_AT_ROOT,
    access: requireProfile,
    responses: { 204: { description: 'Ended' } },
  })
  const signout = createRoute({
    method: 'get',
    path: '/auth/signout',
    summary: 'End all sign-ins to trips of this person',
    description: ALSO_AT_ROOT,
    access: requireProfile,
    responses: { 204: { description: 'Ended' } },
  })

  return openApiApp<TripVariables>()
    .openapi(login, async (c) => {
      const { mobile, email, otp_id, code, password, name } = c.req.valid('json')
      const corpId = c.req.valid('header')['x-corp-id']?.trim() ?? ''
      const address = signInAddressOf({ mobile, email })
      const loggedIn = await useCases.logIn({
        address,
        credential: password === undefined ? { otpId: otp_id ?? '', code: code ?? '' } : { password },
        name: name ?? null,
        corpId: corpId === '' ? null : corpId,
        key: c.var.embeddingKey,
        langId: langIdOf(languageOfRequest(c)),
        networkAddress: addressOf(c),
      })
      c.header('cache-control', 'no-store')
      if (loggedIn.ok) {
        const { pair, profile } = loggedIn.value
        tripBrowsers.remember(c, address.to)
        return c.json({ ...tokensOf(pair), profile: await useCases.toProfileReply(profile) }, 200)
      }
      return logInRejected(c, loggedIn.failure, fieldsOf(loggedIn.failure))
    })
    .openapi(refresh, async (c) => {
      const token = bearerOf(c)
      if (token === null) return problem(c, 401, { code: 'token_missing' })
      const refreshed = await useCases.refreshToken(token)
      return refreshed.ok ? c.json(tokensOf(refreshed.value), 200) : problem(c, 401, refreshed.failure)
    })
    .openapi(logout, async (c) => {
      await useCases.signOut(c.var.caller)
      return c.body(null, 204)
    })
    .openapi(signout, async (c) => {
      await useCases.signOutEverywhere(c.var.caller)
      return c.body(null, 204)
    })
}

function tokensOf({ bearer, refresh, expiresAt, expiresIn }: TokenPair) {
  return {
    bearerToken: bearer,
    refreshToken: refresh,
    expiry: expiresAt.toString(),
    expires_in: expiresIn,
  }
}

/** Returns the field that a rejected sign-in concerns. */
function fieldsOf({ code }: LogInFailure) {
  return code === 'wrong_code' ? [{ path: 'code', code }] : undefined
}
