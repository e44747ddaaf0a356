import type { Context } from 'hono'

/** Whether a request comes from our own pages: one that a browser sends on its own (a write) names its `Origin`. */
export function sameOrigin(c: Context, publicUrl: string | undefined): boolean {
  const origin = c.req.header('origin')
  if (origin === undefined) return false
  if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true
  const from = URL.parse(origin)
  // A page without https, which anybody on the way may write, is none of a site with it.
  if (publicUrl?.startsWith('https:') && from?.protocol !== 'https:') return false
  return from?.host === (c.req.header('host') ?? new URL(c.req.url).host)
}
