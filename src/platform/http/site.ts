import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AnonymousPages } from './page-cache.ts'
import { problem } from './problem.ts'
import { sameOrigin } from './same-origin.ts'

/** Renders a page; exported by `dist/server/entry-server.js`. */
export type RenderPage<Site> = (request: Request, site: Site) => Promise<Response>

export type Caller = { fetchApi: (request: Request) => Promise<Response> }

/** The site as it was built. */
export type BuiltSite<Site> = {
  /** Folder of the two builds: `client` and `server`. */
  distDir: string
  render: RenderPage<Site & Caller>
  anonymousPages: AnonymousPages<Site, Site & Caller>
  /** Pages that search engines list and whose address is fixed, without language. */
  indexedPaths: readonly string[]
  /** Beginnings of paths that crawlers keep away from, without language. */
  closedPaths: readonly string[]
}

type SiteRoutes<Site> = Pick<BuiltSite<Site>, 'distDir' | 'render'> & {
  publicUrl: string
  /** The settings of the site, with the API as this request's visitor calls it. */
  siteFor: (c: Context) => Site & Caller
  /** The content security policy of pages. */
  policy: string
}

/** Maximum body size of a page's form. */
const FORM_BYTES = 20_000

const ASSET_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
}

/** The site: its files under /assets, its icon, and a page at every other path. */
export function siteRoutes<Site>({ distDir, render, publicUrl, siteFor, policy }: SiteRoutes<Site>): Hono {
  const client = join(distDir, 'client')
  const page = async (c: Context) => {
    const drawn = await render(c.req.raw, siteFor(c))
    const headers = new Headers(drawn.headers)
    headers.set('content-security-policy', policy)
    return new Response(c.req.method === 'HEAD' ? null : drawn.body, { status: drawn.status, headers })
  }
  const tooLarge = (c: Context) => problem(c, 413, { code: 'body_too_large' })
  return (
    new Hono()
      .get('/assets/:file', (c) =>
        asset(c, client, c.req.param('file'), 'public, max-age=31536000, immutable'),
      )
      .get('/favicon.svg', (c) => asset(c, client, 'favicon.svg', 'public, max-age=86400'))
      .get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301))
      .get('*', page)
      // A form sent before the page is hydrated.
      .post('*', bodyLimit({ maxSize: FORM_BYTES, onError: tooLarge }), async (c) =>
        sameOrigin(c, publicUrl) ? page(c) : problem(c, 403, { code: 'cross_origin' }),
      )
  )
}

/** One file of the browser build, in the smallest precompressed encoding that the browser accepts. */
async function asset(c: Context, client: string, file: string, cacheControl: string): Promise<Response> {
  const type = ASSET_TYPES[extname(file)]
  if (!type || !/^[\w.-]+$/.test(file)) return c.notFound()
  const path = join(client, 'assets', file)
  const accepted = c.req.header('accept-encoding') ?? ''
  const encodings = [
    ...(/\bbr\b/.test(accepted) ? [{ suffix: '.br', encoding: 'br' }] : []),
    ...(/\bgzip\b/.test(accepted) ? [{ suffix: '.gz', encoding: 'gzip' }] : []),
    { suffix: '', encoding: null },
  ]
  for (const { suffix, encoding } of encodings) {
    const size = await sizeOf(path + suffix)
    if (size === null) continue
    const headers = new Headers({
      'content-type': type,
      'content-length': String(size),
      'cache-control': cacheControl,
      vary: 'Accept-Encoding',
    })
    if (encoding) headers.set('content-encoding', encoding)
    const body = c.req.method === 'HEAD' ? null : Readable.toWeb(createReadStream(path + suffix))
    return new Response(body as ReadableStream | null, { headers })
  }
  return c.notFound()
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    const found = await stat(path)
    return found.isFile() ? found.size : null
  } catch {
    return null
  }
}
