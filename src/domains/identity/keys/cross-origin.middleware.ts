import type { Context, MiddlewareHandler, Next } from 'hono'
import type { App } from '#platform/app.ts'
import { embeddingPageOf, type OtherPage } from './embedding-page.http.ts'
import type { ReadKey } from './read-key.http.ts'

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, language, x-api-key, x-corp-id, x-widget-session',
  'access-control-max-age': '600',
} as const

const EXPOSED = 'content-disposition, etag, retry-after, x-request-id'

type CrossOriginApp = Pick<App, 'publicUrl'> & {
  readKey: ReadKey
  /** Returns true if a host name is among the domains of any valid key. */
  isOnAnyDomain: (host: string) => Promise<boolean>
}

/**
 * Lets only pages on an embedding key's domains call us from a browser (CORS). A preflight carries no key, so it is
 * answered for the domains of any key. The reply to the request itself is readable on those of its own key.
 */
export function crossOrigin({ readKey, isOnAnyDomain, publicUrl }: CrossOriginApp): MiddlewareHandler {
  async function answer(c: Context, next: Next, page: OtherPage): Promise<Response | void> {
    if (isPreflight(c)) {
      c.header('vary', 'Origin')
      if (!(await isOnAnyDomain(page.host))) return next()
      c.header('access-control-allow-origin', page.origin)
      return c.body(null, 204, PREFLIGHT)
    }
    await next()
    c.header('vary', 'Origin', { append: true })
    const key = await readKey(c)
    if (!key.ok || !key.value) return
    c.header('access-control-allow-origin', page.origin)
    c.header('access-control-expose-headers', EXPOSED)
  }

  return (c, next) => {
    const page = c.req.header('origin') === undefined ? null : embeddingPageOf(c, publicUrl)
    return page?.kind === 'other' ? answer(c, next, page) : next()
  }
}

function isPreflight(c: Context): boolean {
  return c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined
}
