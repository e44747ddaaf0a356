import type { Context, MiddlewareHandler } from 'hono'
import { Counter, type Registry } from 'prom-client'
import type { Log } from '#platform/log.ts'
import { isAsset } from './layers.ts'
import type { Lateness } from './loop-lateness.ts'
import { plainPage } from './pages/plain-page.ts'
import { problem } from './problem.ts'

const TRY_AGAIN_SECONDS = 5

/** Between two lines of the log that say so. */
const LOG_EVERY_MS = 60_000

const BUSY = {
  en: 'This page cannot be shown at the moment. Try again in a few seconds.',
  ar: 'تعذّر عرض هذه الصفحة حاليًا. أعد المحاولة بعد بضع ثوانٍ.',
}

type Needs = {
  lateness: Lateness
  /** The lateness above which requests are refused, in milliseconds. */
  aboveMs: number
  /** Paths that are answered however late it is. */
  essential: ReadonlySet<string>
  metrics: Registry
  log: Log
}

/**
 * Refuses what has waited for too long in a process that cannot keep up, before any work is done for it: what it takes on,
 * orders and payments above all, is then answered in time. Files of the build are answered as well: they cost no more than a
 * refusal, and a page that has been served needs them.
 */
export function shedLoad({ lateness, aboveMs, essential, metrics, log }: Needs): MiddlewareHandler {
  const refused = new Counter({
    name: 'rihla_requests_shed_total',
    help: 'Requests that were refused because the event loop was late',
    registers: [metrics],
  })
  let loggedAt = -Infinity
  return (c, next) => {
    const lateMs = lateness()
    if (lateMs <= aboveMs || isOfPage(c) || essential.has(c.req.path) || isAsset(c.req.path)) return next()
    refused.inc()
    if (performance.now() - loggedAt > LOG_EVERY_MS) {
      loggedAt = performance.now()
      log.warn({ lateMs: Math.round(lateMs) }, 'the event loop is late: requests but orders are refused')
    }
    return Promise.resolve(refusal(c))
  }
}

/** What a page that is being rendered asks the API: its request was let in. */
function isOfPage(c: Context): boolean {
  return (c.env as { address?: string } | undefined)?.address !== undefined
}

function refusal(c: Context): Response {
  if (c.req.header('accept')?.includes('text/html'))
    return plainPage(c, 503, { text: BUSY, afterSeconds: TRY_AGAIN_SECONDS })
  c.header('x-request-id', crypto.randomUUID())
  c.header('retry-after', String(TRY_AGAIN_SECONDS))
  c.header('cache-control', 'no-store')
  return problem(c, 503, { code: 'try_again' })
}
