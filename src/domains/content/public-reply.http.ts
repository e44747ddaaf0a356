import type { Context } from 'hono'

/** For browsers and proxies: as long as a process answers with what it read. */
export function publicReply(c: Context): void {
  c.header('cache-control', 'public, max-age=2')
  c.header('vary', 'Accept-Language')
}
