import { z } from 'zod'
import { errorInQuery } from './auth-error-names.ts'
import type { AuthError, AuthErrorCode } from './auth-error.contract.ts'

// The browser client speaks version 4 of the protocol, Auth.js version 5. This file converts between them.

export const AUTH_PATH = '/api/auth'

/** Input of a write: a form's fields, or the JSON of a session update. */
export type AuthFields = Readonly<Record<string, unknown>>

export type ClientRequest = {
  /** The origin of the site, whatever the client sends as host. */
  site: string
  /** The path after `/api/auth`, with its query. */
  path: string
  cookie: string | undefined
  fields?: AuthFields | undefined
}

/** Returns true if a client wants the URL in the response instead of a redirect, by `json` in its form. */
export function expectsUrl(fields: AuthFields | undefined): boolean {
  return fields?.json === 'true'
}

export function toAuthRequest({ site, path, cookie, fields }: ClientRequest): Request {
  return new Request(`${site}${AUTH_PATH}${path}`, {
    headers: {
      ...(cookie !== undefined && { cookie }),
      ...(fields && { 'content-type': 'application/json' }),
      ...(expectsUrl(fields) && { 'x-auth-return-redirect': '1' }),
    },
    ...(fields && { method: 'POST', body: JSON.stringify(fields) }),
  })
}

/**
 * Converts a form to the request that Auth.js expects. It reads a mailed link's secret from a URL, but here only a
 * button press sends it, as a form.
 */
export function toLinkRequest({ site, cookie, fields }: Omit<ClientRequest, 'path'>): Request {
  const { token, callbackUrl } = LinkFields.parse(fields)
  const query = new URLSearchParams({ token, ...(callbackUrl !== undefined && { callbackUrl }) })
  const request = toAuthRequest({ site, cookie, path: `/callback/email?${query}` })
  if (expectsUrl(fields)) request.headers.set('x-auth-return-redirect', '1')
  return request
}

const LinkFields = z.object({ token: z.string(), callbackUrl: z.string().optional() })

export type ClientReply =
  | { kind: 'redirect'; url: string }
  | { kind: 'json'; status: ReplyStatus; body: Record<string, unknown> }

const STATUS_OF = {
  AccessDenied: 403,
  Callback: 400,
  Configuration: 500,
  CredentialsSignin: 401,
  Default: 400,
  EmailCreateAccount: 400,
  EmailSignin: 401,
  InvalidCallbackUrl: 400,
  MissingCSRF: 403,
  OAuthAccountNotLinked: 403,
  OAuthCallback: 400,
  OAuthCreateAccount: 400,
  OAuthSignin: 400,
  SessionRequired: 401,
  Signin: 400,
  Verification: 403,
} as const satisfies Record<AuthError, number>
type ReplyStatus = 200 | 429 | (typeof STATUS_OF)[AuthError]

/** The response of Auth.js. `body` is null if it redirects the client. */
export type AuthAnswer = { response: Pick<Response, 'ok' | 'status' | 'headers'>; body: unknown }

/** Converts the response to the client's format: a redirect, `{url}` with its `error`, or data that is never null. */
export function toClientReply({ response, body }: AuthAnswer, origin: string): ClientReply {
  const location = response.headers.get('location')
  if (response.status === 302 && location !== null)
    return { kind: 'redirect', url: resolved(location, origin).url }
  if (typeof body !== 'object' || body === null)
    return { kind: 'json', status: response.ok ? 200 : 400, body: {} }
  if ('url' in body && typeof body.url === 'string') return urlReply(body.url, origin)
  return { kind: 'json', status: response.ok ? 200 : 500, body: withoutOidc(body) }
}

/** Replaces other types by `oauth`: the client only knows `credentials`, `email` and `oauth`. */
function withoutOidc(body: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) =>
      isOidc(value) ? [name, { ...value, type: 'oauth' }] : [name, value],
    ),
  )
}

function isOidc(value: unknown): value is { type: 'oidc' } {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'oidc'
}

/** Returns `{url}`, with the status of its error. */
export function urlReply(address: string, origin: string): ClientReply & { kind: 'json' } {
  const { url, error, code } = resolved(address, origin)
  const status = code === TOO_MANY ? 429 : error === null ? 200 : STATUS_OF[error]
  return { kind: 'json', status, body: { url } }
}

const TOO_MANY: AuthErrorCode = 'too_many_attempts'

type ErrorRedirect = { url: string; error: AuthError | null; code: string | null }

/** Rewrites an error page of ours with the client's name of the error. Any other URL stays unchanged. */
function resolved(address: string, origin: string): ErrorRedirect {
  const url = URL.parse(address, origin)
  if (url?.origin !== origin) return { url: address, error: null, code: null }
  const error = url.searchParams.get('error')
  if (error === null || !ERROR_PAGES.has(url.pathname)) return { url: url.href, error: null, code: null }
  const known = errorInQuery(error)
  url.searchParams.set('error', known)
  return { url: url.href, error: known, code: url.searchParams.get('code') }
}

/** Sends a client to a page of ours, by redirect or as `{url}`. */
export function toPage(page: string, site: string, fields: AuthFields | undefined): ClientReply {
  return expectsUrl(fields) ? urlReply(page, site) : { kind: 'redirect', url: page }
}

/** Returns the URL to continue to, on our site. Null if it leads to another origin. */
export function sameOriginAddress(callbackUrl: string, origin: string): string | null {
  if (!/^(\/|https?:)/i.test(callbackUrl)) return null
  const url = URL.parse(callbackUrl, origin)
  return url?.origin === origin && url.username === '' && url.password === '' ? url.href : null
}

/** Pages that show an error. */
const ERROR_PAGES: ReadonlySet<string> = new Set(['/login', '/error'])

/** Errors that the sign-in page shows next to its form. The others have a separate page. */
const ON_SIGN_IN_PAGE: ReadonlySet<AuthError> = new Set([
  'Callback',
  'CredentialsSignin',
  'EmailCreateAccount',
  'EmailSignin',
  'MissingCSRF',
  'OAuthAccountNotLinked',
  'OAuthCallback',
  'OAuthCreateAccount',
  'OAuthSignin',
  'SessionRequired',
  'Signin',
])

/** Returns the page that shows the error. */
export function errorPage(error: AuthError, code?: AuthErrorCode): string {
  const page = ON_SIGN_IN_PAGE.has(error) ? '/login' : '/error'
  return `${page}?${new URLSearchParams({ error, ...(code !== undefined && { code }) })}`
}
