import { LANGUAGE_CODES, type Language } from '#kernel/locale.ts'
import { Hono, type Context } from 'hono'
import { byteCache } from '#kernel/byte-cache.ts'
import type { Clock } from '#kernel/clock.ts'
import type { LinkWords } from '#platform/link-picture/link-picture.ts'
import type { PictureWords } from '#platform/link-picture/picture-words.contract.ts'
import { readLinkPreview } from './link-preview.ts'
import { problem } from '../problem.ts'
import type { RateLimit } from '../rate-limit.ts'

/** Maximum cache size: some thousand images. */
const MAX_BYTES = 32_000_000
const LIFETIME_MS = 24 * 3_600_000

/** Maximum images in the drawing queue; each takes half a second of a core. */
const MAX_WAITING = 20

/** Maximum images per network and minute. */
const PER_MINUTE = 60

const TRY_AGAIN_SECONDS = 5

type Options = {
  product: string
  /** Renders a page of the site as for a visitor without cookies. */
  page: (c: Context, path: string) => Promise<Response>
  draw: (words: LinkWords) => Promise<Buffer<ArrayBuffer>>
  /** Returns the texts in an image's address. Null if we did not sign it. */
  signedWords: (token: string) => PictureWords | null
  rateLimit: RateLimit
  clock: Clock
}

type Picture = { bytes: Buffer<ArrayBuffer>; version: string | null }

/**
 * Routes of images. `/og/<language>/<page>.png`: the preview image of a shared link. Its texts are read from the page,
 * so that there is one for each indexed page and for no other. The address named by the page is cached for ever, since
 * changed texts get another version. `/og/shared/<token>.png`: the image of a search or a car, with its texts in its
 * address.
 */
export function linkPictureRoutes({ product, page, draw, signedWords, rateLimit, clock }: Options): Hono {
  const cached = byteCache<Picture>({
    maxBytes: MAX_BYTES,
    lifetimeMs: LIFETIME_MS,
    clock,
    bytesOf: ({ bytes }) => bytes.byteLength,
  })
  const underWay = new Map<string, Promise<Picture | null>>()

  async function drawn(c: Context, path: string, language: Language): Promise<Picture | null> {
    const reply = await page(c, path === '/home' ? `/${language}` : `/${language}${path}`)
    const words = reply.status === 200 ? readLinkPreview(await reply.text()) : null
    if (!words) return null
    const own = new URL(words.picture)
    // A page that is not indexed shows the image of the home page.
    if (own.pathname !== `/og/${language}${path}.png`) return null
    const { title, description } = words
    const picture = {
      bytes: await draw({ product, title, description, language }),
      version: own.searchParams.get('v'),
    }
    cached.set(`${own.pathname} ${picture.version}`, picture)
    return picture
  }

  async function drawnShared(pathname: string, token: string): Promise<Picture | null> {
    const words = signedWords(token)
    if (!words) return null
    const picture = { bytes: await draw({ product, ...words }), version: null }
    cached.set(`${pathname} null`, picture)
    return picture
  }

  function drawnOnce(key: string, draws: () => Promise<Picture | null>) {
    const running = underWay.get(key)
    if (running) return running
    const drawing = draws().finally(() => underWay.delete(key))
    underWay.set(key, drawing)
    return drawing
  }

  return new Hono().get('/og/*', rateLimit('link-picture', PER_MINUTE), async (c) => {
    const { pathname, searchParams } = new URL(c.req.url)
    const [, token] = SHARED.exec(pathname) ?? []
    const [, language, path] = ADDRESS.exec(pathname) ?? []
    if (token === undefined && (!language || !path)) return c.notFound()
    // A shared image is determined by its address alone.
    const version = token === undefined ? searchParams.get('v') : null
    const found = cached.get(`${pathname} ${version}`)
    if (!found && underWay.size >= MAX_WAITING && !underWay.has(pathname)) {
      c.header('retry-after', String(TRY_AGAIN_SECONDS))
      return problem(c, 503, { code: 'try_again' })
    }
    const picture =
      found ??
      (await drawnOnce(pathname, () =>
        token === undefined ? drawn(c, path ?? '', language as Language) : drawnShared(pathname, token),
      ))
    if (!picture) return c.notFound()
    return c.body(picture.bytes, 200, {
      'content-type': 'image/png',
      'cache-control':
        picture.version === version ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    })
  })
}

const SHARED = /^\/og\/shared\/([\w-]+\.[\w-]+)\.png$/
const ADDRESS = new RegExp(`^/og/(${LANGUAGE_CODES.join('|')})(/[\\w-]+(?:/[\\w-]+){0,3})\\.png$`)
