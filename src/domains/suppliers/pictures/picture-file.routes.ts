import { Hono } from 'hono'
import { byteCache } from '#kernel/byte-cache.ts'
import type { App } from '#platform/app.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { problem } from '#platform/http/problem.ts'
import { PICTURE_FILE } from './picture-file.ts'

/** Cache size for about a thousand files, those of the cars being viewed. */
const MAX_BYTES = 16_000_000
const LIFETIME_MS = 24 * 3_600_000

/** Max files per minute for one network: a page has twenty, and browsers cache them. */
const PER_MINUTE = 1200

export type PictureRoutesApp = Pick<App, 'files' | 'clock'> & { rateLimit: RateLimit }

/** Serves the converted pictures of suppliers. The bytes behind a name never change. */
export function supplierPictureRoutes({ files, rateLimit, clock }: PictureRoutesApp): Hono {
  const cached = byteCache<Uint8Array<ArrayBuffer>>({
    maxBytes: MAX_BYTES,
    lifetimeMs: LIFETIME_MS,
    clock,
    bytesOf: ({ byteLength }) => byteLength,
  })
  return new Hono().get('/pictures/:file', rateLimit('supplier-pictures', PER_MINUTE), async (c) => {
    const name = c.req.param('file')
    const format = PICTURE_FILE.exec(name)?.[1]
    if (format === undefined) return problem(c, 404, { code: 'not_found' })
    let bytes = cached.get(name)
    if (!bytes) {
      const file = await files.read(name)
      if (!file.ok) return problem(c, 503, { code: 'try_again' })
      if (!file.value) return problem(c, 404, { code: 'not_found' })
      bytes = new Uint8Array(file.value)
      cached.set(name, bytes)
    }
    return c.body(bytes, 200, {
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
  })
}
