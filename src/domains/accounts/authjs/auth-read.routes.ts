import { z } from '@hono/zod-openapi'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { Context } from 'hono'
import { jsonReplies, jsonReply, openApiApp, problemReplies } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import {
  sendRedirectOrUrl,
  FOR_NEXT_AUTH,
  ProviderPath,
  REDIRECT_TO_PAGE,
  REDIRECT_OR_URL,
} from './auth-replies.http.ts'
import type { HandleAuthRequest } from './auth-visit.http.ts'
import { errorInQuery } from './auth-error-names.ts'
import { errorPage } from './auth-wire.ts'
import type { ClientReply } from './auth-wire.ts'
import { AuthSessionReply, CsrfReply, ProvidersReply, UrlReply } from './auth.contract.ts'

type AuthReadRoutesApp = { handleAuthRequest: HandleAuthRequest; rateLimit: RateLimit }

const query = z.object({
  callbackUrl: z.string().max(4096).optional(),
  error: z.string().max(200).optional(),
  json: z
    .enum(['true'])
    .optional()
    .meta({ description: 'The address of the page is told and not gone to, as of the forms' }),
})

const REDIRECT_OR_PAGE_URL = {
  ...REDIRECT_TO_PAGE,
  200: jsonReply(UrlReply, 'Where the page is, for `json=true`'),
}

/** Redirects to a page, or returns its address. */
function pageAt(c: Context, url: string) {
  return c.req.query('json') === 'true'
    ? c.json({ url: new URL(url, c.req.url).href }, 200)
    : c.redirect(url, 302)
}

function pageOf(c: Context, reply: ClientReply) {
  return reply.kind === 'redirect' ? pageAt(c, reply.url) : sendRedirectOrUrl(c, reply)
}

/** GET routes for the browser client of next-auth 4 under `/api/auth`, including redirects of visitors. */
export function authReadRoutes({ handleAuthRequest, rateLimit }: AuthReadRoutesApp) {
  const session = createRoute({
    method: 'get',
    path: '/auth/session',
    summary: 'Who is signed in',
    access: 'anybody',
    responses: jsonReplies(200, AuthSessionReply, 'The session; without members: nobody, or a guest', 429),
  })
  const csrf = createRoute({
    method: 'get',
    path: '/auth/csrf',
    summary: 'The token that a form carries beside its cookie',
    access: 'anybody',
    responses: jsonReplies(200, CsrfReply, 'The token', 429),
  })
  const providers = createRoute({
    method: 'get',
    path: '/auth/providers',
    summary: 'The ways to sign in',
    access: 'anybody',
    responses: jsonReplies(200, ProvidersReply, 'By their ids', 429),
  })
  const page = (path: string, summary: string) =>
    createRoute({
      method: 'get',
      path,
      summary,
      description: FOR_NEXT_AUTH,
      access: 'anybody',
      request: { query },
      responses: { ...REDIRECT_OR_PAGE_URL, ...problemReplies(400, 429) },
    })
  const signInBy = createRoute({
    method: 'get',
    path: '/auth/signin/{provider}',
    summary: 'The sign-in page: to begin is a write',
    description: FOR_NEXT_AUTH,
    access: 'anybody',
    request: { params: ProviderPath, query },
    responses: { ...REDIRECT_OR_PAGE_URL, ...problemReplies(400, 429) },
  })
  const callback = createRoute({
    method: 'get',
    path: '/auth/callback/{provider}',
    summary: 'The way back from another service; a mailed link leads on to the page that asks for a press',
    limit: rateLimit('auth-callback', 60),
    access: 'anybody',
    request: { params: ProviderPath },
    responses: REDIRECT_OR_URL,
  })
  return openApiApp()
    .openapi(session, async (c) => {
      const reply = await handleAuthRequest(c, '/session')
      return c.json(AuthSessionReply.parse(reply.kind === 'json' ? reply.body : {}), 200)
    })
    .openapi(csrf, async (c) => {
      const reply = await handleAuthRequest(c, '/csrf')
      return c.json(CsrfReply.parse(reply.kind === 'json' ? reply.body : null), 200)
    })
    .openapi(providers, async (c) => {
      const reply = await handleAuthRequest(c, '/providers')
      return c.json(ProvidersReply.parse(reply.kind === 'json' ? reply.body : null), 200)
    })
    .openapi(page('/auth/signin', 'The sign-in page'), async (c) =>
      pageOf(c, await handleAuthRequest(c, '/signin')),
    )
    .openapi(signInBy, async (c) => pageOf(c, await handleAuthRequest(c, '/signin')))
    .openapi(page('/auth/signout', 'Home: signing out is a write'), (c) => pageAt(c, '/'))
    .openapi(page('/auth/verify-request', 'The page that says that a link is on its way'), async (c) =>
      pageOf(c, await handleAuthRequest(c, '/verify-request')),
    )
    .openapi(page('/auth/error', 'The page that speaks of an error'), (c) => {
      const { error } = c.req.valid('query')
      return pageAt(c, error === undefined ? '/error' : errorPage(errorInQuery(error)))
    })
    .openapi(callback, async (c) => {
      const { provider } = c.req.valid('param')
      // Mail scanners follow links, and clients send HEAD requests: neither uses anything up.
      if (provider === 'email') return c.redirect(`/sign-in-link${new URL(c.req.url).search}`, 302)
      if (c.req.method === 'HEAD') return c.redirect('/login', 302)
      // The fields of Apple's form are passed as a form.
      const fields = provider === 'apple' ? c.req.query() : undefined
      return sendRedirectOrUrl(c, await handleAuthRequest(c, `/callback/${provider}`, fields))
    })
}
