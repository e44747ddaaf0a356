import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Clock } from '#kernel/clock.ts'

/** Replies kept in memory, by bytes. */
const MAX_BYTES = 64_000_000

/**
 * The request cache of specification §9: an equal request (same query, same body) within `lifetimeMs` gets the same
 * bytes. A route marks a reply worth keeping with the header `x-keep-reply`, which does not leave the house.
 */
export function replyCache({ clock, lifetimeMs }: { clock: Clock; lifetimeMs: number }): MiddlewareHandler {
  const replies = new LRUCache<string, { at: number; bytes: Uint8Array<ArrayBuffer> }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 500,
  })
  return async (c, next) => {
    const key = `${c.req.url.slice(c.req.url.indexOf('?'))}\n${await c.req.text()}`
    const kept = replies.get(key)
    if (kept && clock.now().epochMilliseconds - kept.at < lifetimeMs)
      return c.body(kept.bytes, 200, { 'content-type': 'application/json' })
    await next()
    if (c.res.headers.get(KEEP_REPLY) === null) return
    c.res.headers.delete(KEEP_REPLY)
    const bytes = new Uint8Array(await c.res.clone().arrayBuffer())
    replies.set(key, { at: clock.now().epochMilliseconds, bytes })
  }
}

export const KEEP_REPLY = 'x-keep-reply'
