import type { MiddlewareHandler } from 'hono'
import type { AuthError } from './auth-error.contract.ts'
import { errorPage } from './auth-wire.ts'

/** Paths that redirect visitors, and those to which the browser client posts its forms. */
const ANSWERS_WHERE = /\/auth\/(signin|callback|signout)(?:\/([a-z]+))?$/

/**
 * Converts rate-limit responses under `/api/auth` to the browser client's format: it expects a URL in every response to
 * a form, so the problem includes one. A visitor who followed a link is redirected to it.
 */
export function rateLimitReplies(publicUrl: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const match = ANSWERS_WHERE.exec(c.req.path)
    if (!match || c.res.status !== 429 || !isProblem(c.res)) return
    const page = errorPage(errorOf(match[1], match[2]), 'too_many_requests')
    const url = new URL(page, publicUrl ?? c.req.url).href
    c.res = c.req.header('accept')?.includes('text/html')
      ? new Response(null, { status: 302, headers: { location: url } })
      : Response.json({ ...(await c.res.json()), url }, { status: 429, headers: PROBLEM })
  }
}

const PROBLEM = { 'content-type': 'application/problem+json' }

function isProblem({ headers }: Response): boolean {
  return headers.get('content-type') === PROBLEM['content-type']
}

function errorOf(action: string | undefined, provider: string | undefined): AuthError {
  if (action === 'signout' || provider === undefined) return 'Default'
  if (action === 'callback') return provider === 'credentials' ? 'CredentialsSignin' : 'Callback'
  return provider === 'email' ? 'EmailSignin' : 'OAuthSignin'
}
