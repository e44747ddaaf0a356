import { join } from 'node:path'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { builtFile } from './built-file.ts'
import type { AnonymousPages } from './page-cache.ts'
import type { PageBudget } from './page-budget.ts'
import { releaseFile, type FindReleaseFile } from './release-file.ts'
import { problem } from '../problem.ts'
import { bodyFault } from '../read-body.ts'
import { sameOrigin } from '../same-origin.ts'

/** Renders a page; exported by `dist/server/entry-server.js`. */
export type RenderPage<Site> = (request: Request, site: Site) => Promise<Response>

export type Caller = { fetchApi: (request: Request) => Promise<Response> }

/** The site as it was built. */
export type BuiltSite<Site> = {
  /** Folder of the two builds: `client` and `server`. */
  distDir: string
  render: RenderPage<Site & Caller>
  anonymousPages: AnonymousPages<Site, Site & Caller>
  /** Pages in search engines with fixed addresses, without language. */
  indexedPaths: readonly string[]
  /** Path prefixes closed to crawlers, without language. */
  closedPaths: readonly string[]
}

type SiteRoutes<Site> = Pick<BuiltSite<Site>, 'distDir' | 'render'> & {
  publicUrl: string
  /** Returns the settings of the site, with the API for this request's visitor. */
  siteFor: (c: Context) => Site & Caller
  /** The content security policy of pages. */
  policy: string
  budget: PageBudget
  /** Finds a file that pages of another release load. */
  findReleaseFile: FindReleaseFile
}

/** Maximum body size of a page's form. 4,000 characters take 24 kB in Arabic and 36 kB in Chinese. */
const FORM_BYTES = 60_000

/** Returns true if the staff preview a version of a page next to its text. */
function isPreview(c: Context): boolean {
  return c.req.query('preview') !== undefined
}

/** Routes of the site: its files under /assets, its icon, and a page at every other path. */
export function siteRoutes<Site>({
  distDir,
  render,
  publicUrl,
  siteFor,
  policy,
  budget,
  findReleaseFile,
}: SiteRoutes<Site>): Hono {
  const assets = { folder: join(distDir, 'client', 'assets'), address: '/assets', find: findReleaseFile }
  const page = async (c: Context) => {
    const rejection = await budget(c)
    if (rejection) return rejection
    const drawn = await render(c.req.raw, siteFor(c))
    const headers = new Headers(drawn.headers)
    if (isPreview(c)) {
      headers.set(
        'content-security-policy',
        policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
      )
      headers.set('x-frame-options', 'SAMEORIGIN')
    } else headers.set('content-security-policy', policy)
    return new Response(c.req.method === 'HEAD' ? null : drawn.body, { status: drawn.status, headers })
  }
  const tooLarge = (c: Context) => problem(c, 413, { code: 'body_too_large' })
  return (
    new Hono()
      .get('/assets/:file', (c) => releaseFile(c, c.req.param('file'), assets))
      .get('/favicon.svg', (c) => builtFile(c, assets.folder, 'favicon.svg', 'public, max-age=86400'))
      .get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301))
      .get('*', page)
      // A form sent before the page is hydrated.
      .post('*', bodyLimit({ maxSize: FORM_BYTES, onError: tooLarge }), async (c) => {
        if (!sameOrigin(c, publicUrl)) return problem(c, 403, { code: 'cross_origin' })
        const fault = await bodyFault(c)
        if (fault) return fault
        // The body was consumed, so the page gets a new request with it.
        c.req.raw = new Request(c.req.raw, { method: c.req.method, body: await c.req.arrayBuffer() })
        return page(c)
      })
  )
}
