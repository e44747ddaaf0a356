import { promisify } from 'node:util'
import { crc32, gzip } from 'node:zlib'
import type { Context, MiddlewareHandler, TypedResponse } from 'hono'
import { LRUCache } from 'lru-cache'
import { byteCache } from '#kernel/byte-cache.ts'
import { msOf, type Clock } from '#kernel/clock.ts'
import { copyBytes } from '#kernel/copy-bytes.ts'

/** Maximum size of the reply cache. */
const MAX_BYTES = 20_000_000

/** Requests that came once, remembered by their checksums: two that share one are kept a turn too early, and answered each with its own. */
const REQUESTS_REMEMBERED = 10_000

/** A reply to cache, as it was sent: compressed or not. */
export type ReplyCacheVariables = { replyToKeep?: Bytes }

type Bytes = Buffer<ArrayBuffer>

const pack = promisify(gzip)

/**
 * The request cache of specification §9: what is asked a second time (same query, same body) within `lifetimeMs` is kept,
 * and equal requests get the same bytes from then on. Most choices of filters are made once: keeping their replies as well
 * takes megabytes, and a fifth of the time goes to the collection of that garbage. Compressed and uncompressed replies are
 * cached separately, each in the form that was sent.
 */
export function replyCache({
  clock,
  lifetimeMs,
  audienceOf = () => '',
  renewed,
}: {
  clock: Clock
  lifetimeMs: number
  /** What else decides the reply, such as the language: of callers for whom it is equal. */
  audienceOf?: (c: Context) => string
  /** What differs each time is written into a copy of what was kept, which is then kept uncompressed. */
  renewed?: (kept: Bytes) => Bytes
}): MiddlewareHandler<{ Variables: ReplyCacheVariables }> {
  const replies = byteCache<Bytes>({
    maxBytes: MAX_BYTES,
    lifetimeMs,
    clock,
    bytesOf: ({ byteLength }) => byteLength,
  })
  const asked = new LRUCache<number, true>({
    max: REQUESTS_REMEMBERED,
    ttl: lifetimeMs,
    ttlResolution: 0,
    perf: { now: () => msOf(clock) },
  })
  return async (c, next) => {
    const form = takesGzip(c) && !renewed ? 'gzip' : 'plain'
    const key = `${form} ${audienceOf(c)} ${c.req.url.slice(c.req.url.indexOf('?'))}\n${await c.req.text()}`
    const kept = replies.get(key)
    if (kept) return send(c, renewed ? await replyBytes(c, renewed(kept)) : kept)
    await next()
    const sent = c.get('replyToKeep')
    if (!sent) return
    const request = crc32(key)
    if (asked.has(request)) replies.set(key, copyBytes(sent))
    else asked.set(request, true)
  }
}

/** The bytes of a reply, compressed if the client accepts gzip. */
export async function replyBytes(c: Context, plain: Bytes): Promise<Bytes> {
  return takesGzip(c) ? pack(plain) : plain
}

/** A 200 reply of such bytes; `Body` is their type by the route's contract. */
export function jsonOfBytes<Body>(c: Context, bytes: Bytes): TypedResponse<Body, 200, 'json'> {
  const sent: unknown = send(c, bytes)
  return sent as TypedResponse<Body, 200, 'json'>
}

/** The same of bytes that are not compressed yet: an outer layer does that. */
export function jsonOfPlainBytes<Body>(bytes: Bytes): TypedResponse<Body, 200, 'json'> {
  const sent: unknown = new Response(bytes, { headers: JSON_HEADERS })
  return sent as TypedResponse<Body, 200, 'json'>
}

const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i

function takesGzip(c: Context): boolean {
  return TAKES_GZIP.test(c.req.header('accept-encoding') ?? '')
}

/** Not by `c.body`, which copies more than one header into a `Headers`, and the server back: that costs microseconds. */
function send(c: Context, bytes: Bytes): Response {
  return new Response(bytes, { headers: takesGzip(c) ? GZIP_HEADERS : JSON_HEADERS })
}

const JSON_HEADERS = { 'content-type': 'application/json', vary: 'Accept-Encoding' }
const GZIP_HEADERS = { ...JSON_HEADERS, 'content-encoding': 'gzip' }
