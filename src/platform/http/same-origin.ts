import type { Context } from 'hono'

/** Whether a request comes from our own pages: one that a browser sends on its own (a write) names its `Origin`. */
export function sameOrigin(c: Context, publicUrl: string | undefined): boolean {
  const origin = c.req.header('origin')
  if (origin === undefined) return false
  if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true
  return URL.canParse(origin) && new URL(origin).host === (c.req.header('host') ?? new URL(c.req.url).host)
}
