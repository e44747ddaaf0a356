import { EXAMPLE } from '#kernel/examples.ts'
import { z } from '@hono/zod-openapi'
import { createRoute } from '#platform/http/openapi/route.ts'
import { guard } from '#platform/http/openapi/access.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { sameOrigin } from '#platform/http/same-origin.ts'
import type { Log } from '#platform/log.ts'
import type { SessionCookies } from '../sessions/session-cookies.http.ts'
import { clientLine } from './auth-log.ts'
import {
  sendRedirectOrUrl,
  FOR_NEXT_AUTH,
  formBody,
  ProviderPath,
  REDIRECT_OR_URL,
} from './auth-replies.http.ts'
import type { HandleAuthRequest } from './auth-visit.http.ts'
import { AUTH_PATH } from './auth-wire.ts'
import { AuthForm, AuthSessionReply, ClientLogForm, SessionUpdateBody, SignInForm } from './auth.contract.ts'
import { referralCookie } from './referral-cookie.http.ts'
import { problem } from '../account-problem.http.ts'

export type AuthRoutesApp = {
  handleAuthRequest: HandleAuthRequest
  cookies: SessionCookies
  rateLimit: RateLimit
  log: Log
}

/** POST routes for next-auth 4's browser client under `/api/auth`, each with a CSRF token and same-origin. */
export function authRoutes({ handleAuthRequest, cookies, rateLimit, log }: AuthRoutesApp) {
  const referral = referralCookie(cookies)
  const ownPages = guard({ admits: 'own pages' }, async (c, next) =>
    sameOrigin(c, cookies.publicUrl) ? next() : problem(c, 403, { code: 'cross_origin' }),
  )
  /** Apple returns users by a cross-site form post, which only redirects. */
  const ownPagesOrApple = guard({ admits: 'own pages' }, async (c, next) =>
    c.req.param('provider') === 'apple' ? next() : ownPages(c, next),
  )

  const signIn = createRoute({
    method: 'post',
    path: '/auth/signin/{provider}',
    summary: 'Begin to sign in: the other service’s address, or a link that is mailed',
    limit: rateLimit('auth-signin', 20),
    access: ownPages,
    request: { params: ProviderPath, body: formBody(SignInForm) },
    responses: REDIRECT_OR_URL,
  })
  const callback = createRoute({
    method: 'post',
    path: '/auth/callback/{provider}',
    summary: 'Sign in with what was typed, or by the secret of a mailed link',
    limit: rateLimit('auth-callback', 60),
    access: ownPagesOrApple,
    request: { params: ProviderPath, body: formBody(AuthForm) },
    responses: REDIRECT_OR_URL,
  })
  const signOut = createRoute({
    method: 'post',
    path: '/auth/signout',
    summary: 'Sign out',
    description: FOR_NEXT_AUTH,
    limit: rateLimit('auth-signout', 60),
    access: ownPages,
    request: { body: formBody(AuthForm) },
    responses: REDIRECT_OR_URL,
  })
  const update = createRoute({
    method: 'post',
    path: '/auth/session',
    summary: 'Change what the session shows of its account, and read it anew',
    description: FOR_NEXT_AUTH,
    limit: rateLimit('auth-update', 60),
    access: ownPages,
    request: {
      body: jsonBody(SessionUpdateBody, { csrfToken: EXAMPLE.secret, data: { first_name: 'Layla' } }),
    },
    responses: jsonReplies(200, AuthSessionReply, 'The session as it is now', 400, 403, 413, 415, 429),
  })
  const writeLog = createRoute({
    method: 'post',
    path: '/auth/_log',
    summary: 'A line for the log from a browser',
    limit: rateLimit('auth-log', 30),
    access: ownPages,
    request: { body: formBody(ClientLogForm) },
    responses: jsonReplies(200, z.object({}), 'Written', 400, 403, 413, 415, 429),
  })

  return openApiApp()
    .openapi(signIn, async (c) => {
      const { provider } = c.req.valid('param')
      const { referral_code: code, ...form } = c.req.valid('form')
      referral.remember(c, code)
      return sendRedirectOrUrl(c, await handleAuthRequest(c, `/signin/${provider}`, form))
    })
    .openapi(callback, async (c) => {
      const { provider } = c.req.valid('param')
      const form = c.req.valid('form')
      // A cross-site form carries no cookies; the URL it redirects to does.
      if (provider === 'apple')
        return c.redirect(`${AUTH_PATH}/callback/apple?${new URLSearchParams(form)}`, 302)
      return sendRedirectOrUrl(c, await handleAuthRequest(c, `/callback/${provider}`, form))
    })
    .openapi(signOut, async (c) =>
      sendRedirectOrUrl(c, await handleAuthRequest(c, '/signout', c.req.valid('form'))),
    )
    .openapi(update, async (c) => {
      const { data, ...fields } = c.req.valid('json')
      const reply = await handleAuthRequest(c, '/session', fields, data && toChange(data))
      if (reply.kind === 'json' && reply.status === 200)
        return c.json(AuthSessionReply.parse(reply.body), 200)
      return problem(c, 403, { code: 'csrf_token_missing' })
    })
    .openapi(writeLog, (c) => {
      const { level, ...line } = c.req.valid('form')
      log[level]({ client: clientLine(line) }, 'from a browser')
      return c.json({}, 200)
    })
}

type Update = NonNullable<z.output<typeof SessionUpdateBody>['data']>

function toChange({ first_name, last_name, phone, lang_id }: Update) {
  return {
    ...(first_name !== undefined && { firstName: first_name }),
    ...(last_name !== undefined && { lastName: last_name }),
    ...(phone !== undefined && { phone }),
    ...(lang_id !== undefined && { langId: lang_id }),
  }
}
