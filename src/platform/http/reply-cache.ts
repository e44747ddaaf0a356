import { promisify } from 'node:util'
import { crc32, gzip } from 'node:zlib'
import type { Context, MiddlewareHandler, TypedResponse } from 'hono'
import { LRUCache } from 'lru-cache'
import { byteCache } from '#kernel/byte-cache.ts'
import { msOf, type Clock } from '#kernel/clock.ts'
import { copyBytes } from '#kernel/copy-bytes.ts'

/** Maximum size of the reply cache. */
const MAX_BYTES = 20_000_000

/**
 * Number of remembered checksums of first requests. A collision only caches a reply one request too early; each still
 * gets its own.
 */
const REQUESTS_REMEMBERED = 10_000

/** A reply to cache, as it was sent: compressed or not. */
export type ReplyCacheVariables = { replyToCache?: Bytes }

type Bytes = Buffer<ArrayBuffer>

const pack = promisify(gzip)

/**
 * Creates the request cache of specification §9. A request repeated within `lifetimeMs` (same query, same body) is
 * cached, and equal requests then get the same bytes. Most filter combinations are requested once: caching them would
 * take megabytes, and a fifth of the time for garbage collection. Compressed and uncompressed replies are cached
 * separately, each as sent.
 */
export function replyCache({
  clock,
  lifetimeMs,
  audienceOf = () => '',
  renewed,
}: {
  clock: Clock
  lifetimeMs: number
  /** Returns further inputs of the reply, such as the language. Callers with equal values share it. */
  audienceOf?: (c: Context) => string
  /** Writes the variable parts into a copy of the cached reply, which is then stored uncompressed. */
  renewed?: (cached: Bytes) => Bytes
}): MiddlewareHandler<{ Variables: ReplyCacheVariables }> {
  const replies = byteCache<Bytes>({
    maxBytes: MAX_BYTES,
    lifetimeMs,
    clock,
    bytesOf: ({ byteLength }) => byteLength,
  })
  const requestedBefore = new LRUCache<number, true>({
    max: REQUESTS_REMEMBERED,
    ttl: lifetimeMs,
    ttlResolution: 0,
    perf: { now: () => msOf(clock) },
  })
  return async (c, next) => {
    const form = takesGzip(c) && !renewed ? 'gzip' : 'plain'
    const key = `${form} ${audienceOf(c)} ${c.req.url.slice(c.req.url.indexOf('?'))}\n${await c.req.text()}`
    const cached = replies.get(key)
    if (cached) return send(c, renewed ? await replyBytes(c, renewed(cached)) : cached)
    await next()
    const sent = c.get('replyToCache')
    if (!sent) return
    const request = crc32(key)
    if (requestedBefore.has(request)) replies.set(key, copyBytes(sent))
    else requestedBefore.set(request, true)
  }
}

/** Returns the bytes of a reply, compressed if the client accepts gzip. */
export async function replyBytes(c: Context, plain: Bytes): Promise<Bytes> {
  return takesGzip(c) ? pack(plain) : plain
}

/** Creates a 200 reply from these bytes. `Body`: their type in the route's contract. */
export function jsonOfBytes<Body>(c: Context, bytes: Bytes): TypedResponse<Body, 200, 'json'> {
  const sent: unknown = send(c, bytes)
  return sent as TypedResponse<Body, 200, 'json'>
}

/** Like `jsonOfBytes`, for uncompressed bytes, which an outer layer compresses. */
export function jsonOfPlainBytes<Body>(bytes: Bytes): TypedResponse<Body, 200, 'json'> {
  const sent: unknown = new Response(bytes, { headers: JSON_HEADERS })
  return sent as TypedResponse<Body, 200, 'json'>
}

const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i

function takesGzip(c: Context): boolean {
  return TAKES_GZIP.test(c.req.header('accept-encoding') ?? '')
}

/** Avoids `c.body`, which copies several headers into a `Headers`, and the server back; that costs microseconds. */
function send(c: Context, bytes: Bytes): Response {
  return new Response(bytes, { headers: takesGzip(c) ? GZIP_HEADERS : JSON_HEADERS })
}

const JSON_HEADERS = { 'content-type': 'application/json', vary: 'Accept-Encoding' }
const GZIP_HEADERS = { ...JSON_HEADERS, 'content-encoding': 'gzip' }
