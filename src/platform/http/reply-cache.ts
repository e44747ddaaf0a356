import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context, MiddlewareHandler, TypedResponse } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Clock } from '#kernel/clock.ts'

/** Replies kept in memory, by bytes. */
const MAX_BYTES = 64_000_000

/** What the map and a key take beside a reply's bytes. */
const OVERHEAD_BYTES = 1000

/** A route puts a reply worth keeping here: its JSON's bytes, in the pieces it was made of. */
export type ReplyCacheVariables = { replyToKeep?: readonly Bytes[] }

type Bytes = Buffer<ArrayBuffer>

/**
 * Pieces that many replies share stay shared. Most replies are never asked for again: one whole copy of each, kept
 * for two minutes, would cost more than making the reply.
 */
type KeptReply = Packable & { at: number }
type Packable = { pieces: readonly Bytes[]; plain?: Bytes; gzipped?: Promise<Bytes> }

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
    sizeCalculation: ({ pieces }) => pieces.reduce((sum, { byteLength }) => sum + byteLength, OVERHEAD_BYTES),
  })
  return async (c, next) => {
    const key = `${c.req.url.slice(c.req.url.indexOf('?'))}\n${await c.req.text()}`
    const kept = replies.get(key)
    if (kept && clock.now().epochMilliseconds - kept.at < lifetimeMs) return send(c, kept)
    await next()
    const pieces = c.get('replyToKeep')
    if (pieces) replies.set(key, { at: clock.now().epochMilliseconds, pieces })
  }
}

const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i

/** A 200 of JSON bytes, packed for who takes it packed; `Body` is what its contract says they hold. */
export async function packedJson<Body>(
  c: Context,
  pieces: readonly Bytes[],
): Promise<TypedResponse<Body, 200, 'json'>> {
  const sent: unknown = await send(c, { pieces })
  return sent as TypedResponse<Body, 200, 'json'>
}

async function send(c: Context, kept: Packable): Promise<Response> {
  kept.plain ??= Buffer.concat(kept.pieces)
  if (!TAKES_GZIP.test(c.req.header('accept-encoding') ?? '')) return c.body(kept.plain, 200, JSON_HEADERS)
  kept.gzipped ??= pack(kept.plain)
  return c.body(await kept.gzipped, 200, { ...JSON_HEADERS, 'content-encoding': 'gzip' })
}

const JSON_HEADERS = { 'content-type': 'application/json', vary: 'Accept-Encoding' }
