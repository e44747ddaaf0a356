import type { Context, MiddlewareHandler } from 'hono'
import { Counter, type Registry } from 'prom-client'
import type { Log } from '#platform/log.ts'
import { isAsset } from './layers.ts'
import type { Lateness } from './loop-lateness.ts'
import { plainPage } from './pages/plain-page.ts'
import { problem } from './problem.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from '../words/en/shed-load.json'

const texts = readTextsByKey<typeof words>('platform', 'shed-load')

const TRY_AGAIN_SECONDS = 5

/** Minimum interval of log lines about rejected requests. */
const LOG_EVERY_MS = 60_000

type Needs = {
  lateness: Lateness
  /** Delay in milliseconds above which requests are rejected. */
  aboveMs: number
  /** Paths that are always answered. */
  essential: ReadonlySet<string>
  metrics: Registry
  log: Log
}

/**
 * Rejects requests in a process whose event loop is late, before any work on them, so that accepted ones, above all
 * orders and payments, are answered in time. Files of the build are always answered: they cost no more than a
 * rejection, and served pages need them.
 */
export function shedLoad({ lateness, aboveMs, essential, metrics, log }: Needs): MiddlewareHandler {
  const rejected = new Counter({
    name: 'rihla_requests_shed_total',
    help: 'Requests that were refused because the event loop was late',
    registers: [metrics],
  })
  let loggedAt = -Infinity
  return (c, next) => {
    const lateMs = lateness()
    if (lateMs <= aboveMs || isOfPage(c) || essential.has(c.req.path) || isAsset(c.req.path)) return next()
    rejected.inc()
    if (performance.now() - loggedAt > LOG_EVERY_MS) {
      loggedAt = performance.now()
      log.warn({ lateMs: Math.round(lateMs) }, 'the event loop is late: requests but orders are refused')
    }
    return Promise.resolve(rejection(c))
  }
}

/** Returns true if the request is an API call of a page rendering, whose own request was accepted. */
function isOfPage(c: Context): boolean {
  return (c.env as { address?: string } | undefined)?.address !== undefined
}

function rejection(c: Context): Response {
  if (c.req.header('accept')?.includes('text/html'))
    return plainPage(c, 503, { text: texts.busy, afterSeconds: TRY_AGAIN_SECONDS })
  c.header('x-request-id', crypto.randomUUID())
  c.header('retry-after', String(TRY_AGAIN_SECONDS))
  c.header('cache-control', 'no-store')
  return problem(c, 503, { code: 'try_again' })
}
