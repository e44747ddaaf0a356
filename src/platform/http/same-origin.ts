import type { Context } from 'hono'

/** Returns true if a request comes from our own pages: browsers send `Origin` with every write. */
export function sameOrigin(c: Context, publicUrl: string | undefined): boolean {
  const origin = c.req.header('origin')
  if (origin === undefined) return false
  if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true
  const from = URL.parse(origin)
  // A page over plain http, which a man in the middle may forge, is not part of an https site.
  if (publicUrl?.startsWith('https:') && from?.protocol !== 'https:') return false
  return from?.host === (c.req.header('host') ?? new URL(c.req.url).host)
}
