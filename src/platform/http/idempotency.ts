import type { MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Clock } from '#kernel/clock.ts'
import { DatabaseUnavailable, isDiskFull } from '#platform/db/database-failures.ts'
import type { IdempotencyStore } from '#platform/db/idempotency.store.ts'
import { canonicalBody } from './canonical-json.ts'
import { IDEMPOTENCY_KEY, invalidIdempotencyKey, problem } from './problem.ts'

/** Null if the request has no key. */
export type IdempotencyVariables = { idempotencyKey: string | null }

export type Idempotent = MiddlewareHandler<{
  Variables: IdempotencyVariables & { traveller: { userId: string } }
}>

const PASSING: ReadonlySet<number> = new Set([400, 429])

type Needs = {
  keys: IdempotencyStore
  clock: Clock
  /** Keyed, so that a leaked table reveals nothing of the requests. */
  hash: (text: string) => Buffer
}

/**
 * Makes a write idempotent: the same `Idempotency-Key` with the same body, in any key order, gets the same reply again;
 * with another body, 409. Nothing of the body's `payment` is stored, not even hashed: another card under the same key
 * gets the result of the first. Without a key the write proceeds, and its effect depends on the current state
 * (specification §7 has no such header). The caller must already be authenticated (`traveller`). Server failures are
 * not stored, so they can be retried. Neither is a 400 or a 429, which changed nothing and can be sent again, corrected
 * or later.
 */
export function idempotent({ keys, clock, hash }: Needs): Idempotent {
  return async (c, next) => {
    const key = c.req.header('idempotency-key') ?? null
    c.set('idempotencyKey', key)
    if (key === null) return next()
    if (!IDEMPOTENCY_KEY.test(key)) return invalidIdempotencyKey(c)
    // The path as sent: its decoded escapes may be invalid in a text column.
    const call = `${c.req.method} ${new URL(c.req.url).pathname}`
    const request = {
      userId: c.var.traveller.userId,
      key,
      call,
      requestHash: hash(canonicalBody(await c.req.text(), { without: 'payment' })),
    }
    const outcome = await keys.start(request, clock.now())
    if (outcome === 'other_request') return problem(c, 409, { code: 'idempotency_key_reused' })
    if (outcome === 'in_progress') {
      c.header('retry-after', '2')
      return problem(c, 409, { code: 'request_in_progress' })
    }
    if (outcome !== 'begun')
      return c.json(outcome.body, outcome.status as ContentfulStatusCode, contentType(outcome.status))
    try {
      await next()
    } catch (error) {
      await ifPossible(keys.forget(request))
      throw error
    }
    if (c.res.status >= 500 || PASSING.has(c.res.status) || c.error) return ifPossible(keys.forget(request))
    const reply = { status: c.res.status, body: (await c.res.clone().json()) as object }
    await ifPossible(keys.finish(request, reply))
  }
}

/**
 * Ignores an unavailable database or a full disk, so that the reply is sent anyway. The key soon expires, and a retry
 * then reads the state.
 */
async function ifPossible(written: Promise<void>): Promise<void> {
  try {
    await written
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable) && !isDiskFull(error)) throw error
  }
}

function contentType(status: number) {
  return { 'content-type': status >= 400 ? 'application/problem+json' : 'application/json' }
}
