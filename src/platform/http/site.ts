import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { problem } from './problem.ts'
import { sameOrigin } from './same-origin.ts'

/** Renders a page; exported by `dist/server/entry-server.js`. */
export type RenderPage<Site> = (request: Request, site: Site) => Promise<Response>

export type SiteRoutes<Site> = {
  /** Folder of the two builds: `client` and `server`. */
  distDir: string
  render: RenderPage<Site & Caller>
  site: Site & { publicUrl: string }
  /** The API in-process; the bindings pass the visitor's address to its rate limits. */
  fetchApi: (request: Request, bindings: unknown) => Promise<Response>
  elsewhere?: Elsewhere | undefined
}

type Caller = { fetchApi: (request: Request) => Promise<Response> }

/** Sources besides our own, by CSP directive: for a script that must be loaded from its vendor. */
export type Elsewhere = Partial<Record<'script-src' | 'frame-src' | 'connect-src', readonly string[]>>

/** Pages load styles only from our own origin, and scripts also from `elsewhere`; inline ones are blocked. */
function pagePolicy(elsewhere: Elsewhere): string {
  const from = (directive: keyof Elsewhere) =>
    [directive, "'self'", ...(elsewhere[directive] ?? [])].join(' ')
  return [
    "default-src 'self'",
    from('script-src'),
    from('frame-src'),
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    from('connect-src'),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Maximum body size of a page's form: 4,000 characters of Arabic are 24 kB of it, and of Chinese 36 kB. */
const FORM_BYTES = 60_000

const ASSET_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
}

/** The site: its files under /assets, robots, sitemap and icon, and a page at every other path. */
export function siteRoutes<Site>({
  distDir,
  render,
  site,
  fetchApi,
  elsewhere = {},
}: SiteRoutes<Site>): Hono {
  const policy = pagePolicy(elsewhere)
  const client = join(distDir, 'client')
  const page = async (c: Context) => {
    const drawn = await render(c.req.raw, { ...site, fetchApi: (call) => fetchApi(call, c.env) })
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
      .get('/robots.txt', (c) => c.text(robots(site.publicUrl)))
      .get('/sitemap.xml', (c) => c.body(sitemap(site.publicUrl), 200, { 'content-type': 'application/xml' }))
      .get('*', page)
      // A form sent before the page is hydrated.
      .post('*', bodyLimit({ maxSize: FORM_BYTES, onError: tooLarge }), async (c) =>
        sameOrigin(c, site.publicUrl) ? page(c) : problem(c, 403, { code: 'cross_origin' }),
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

/** Keeps search engines out of prices and personal pages. */
function robots(publicUrl: string): string {
  const closed = ['/api/', '/car/', '/checkout/', '/booking/'].flatMap((path) => [
    `Disallow: ${path}`,
    ...(path === '/api/' ? [] : [`Disallow: /en${path}`, `Disallow: /ar${path}`]),
  ])
  return ['User-agent: *', ...closed, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}

const INDEXED_PAGES = ['', '/manage-booking'] as const

function sitemap(publicUrl: string): string {
  const urls = INDEXED_PAGES.flatMap((path) =>
    ['en', 'ar'].map((language) => {
      const others = ['en', 'ar'].map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${publicUrl}/${other}${path}"/>`,
      )
      return `<url><loc>${publicUrl}/${language}${path}</loc>${others.join('')}</url>`
    }),
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
    `${urls.join('')}</urlset>`
  )
}
