import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context, MiddlewareHandler, TypedResponse } from 'hono'
import { byteCache } from '#kernel/byte-cache.ts'
import type { Clock } from '#kernel/clock.ts'
import { ownBytes } from '#kernel/own-bytes.ts'

/** Maximum size of the reply cache. */
const MAX_BYTES = 24_000_000

/** A reply to cache, as it was sent: compressed or not. */
export type ReplyCacheVariables = { replyToKeep?: Bytes }

type Bytes = Buffer<ArrayBuffer>

const pack = promisify(gzip)

/**
 * The request cache of specification §9: an equal request (same query, same body) within `lifetimeMs` gets the same
 * bytes. Compressed and uncompressed replies are cached separately, each in the form that was sent.
 */
export function replyCache({
  clock,
  lifetimeMs,
  audienceOf = () => '',
}: {
  clock: Clock
  lifetimeMs: number
  /** What else decides the reply, such as the language: of callers for whom it is equal. */
  audienceOf?: (c: Context) => string
}): MiddlewareHandler<{ Variables: ReplyCacheVariables }> {
  const replies = byteCache<Bytes>({
    maxBytes: MAX_BYTES,
    lifetimeMs,
    clock,
    bytesOf: ({ byteLength }) => byteLength,
  })
  return async (c, next) => {
    const form = takesGzip(c) ? 'gzip' : 'plain'
    const key = `${form} ${audienceOf(c)} ${c.req.url.slice(c.req.url.indexOf('?'))}\n${await c.req.text()}`
    const kept = replies.get(key)
    if (kept) return send(c, kept)
    await next()
    const sent = c.get('replyToKeep')
    if (sent) replies.set(key, ownBytes(sent))
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
