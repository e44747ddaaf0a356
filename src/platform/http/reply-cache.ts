import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Clock } from '#kernel/clock.ts'

/** Replies kept in memory, by bytes. */
const MAX_BYTES = 64_000_000

/** What the map and a key take beside a reply's bytes. */
const OVERHEAD_BYTES = 1000

/** A route puts a reply worth keeping here, as its JSON's bytes. */
export type ReplyCacheVariables = { replyToKeep?: Bytes }

type Bytes = Buffer<ArrayBuffer>

type KeptReply = { at: number; plain: Bytes; gzipped: Promise<Bytes> | null }

const pack = promisify(gzip)

/**
 * The request cache of specification §9: an equal request (same query, same body) within `lifetimeMs` gets the same
 * bytes, packed once for those who take them packed.
 */
export function replyCache({
  clock,
  lifetimeMs,
}: {
  clock: Clock
  lifetimeMs: number
}): MiddlewareHandler<{ Variables: ReplyCacheVariables }> {
  const replies = new LRUCache<string, KeptReply>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ plain }) => plain.byteLength + OVERHEAD_BYTES,
  })
  return async (c, next) => {
    const key = `${c.req.url.slice(c.req.url.indexOf('?'))}\n${await c.req.text()}`
    const kept = replies.get(key)
    if (kept && clock.now().epochMilliseconds - kept.at < lifetimeMs) return send(c, kept)
    await next()
    const plain = c.get('replyToKeep')
    if (plain) replies.set(key, { at: clock.now().epochMilliseconds, plain, gzipped: null })
  }
}

const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i

async function send(c: Context, kept: KeptReply): Promise<Response> {
  if (!TAKES_GZIP.test(c.req.header('accept-encoding') ?? '')) return c.body(kept.plain, 200, JSON_HEADERS)
  kept.gzipped ??= pack(kept.plain)
  return c.body(await kept.gzipped, 200, { ...JSON_HEADERS, 'content-encoding': 'gzip' })
}

const JSON_HEADERS = { 'content-type': 'application/json' }
