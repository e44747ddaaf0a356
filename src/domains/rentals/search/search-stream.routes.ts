import { z } from '@hono/zod-openapi'
import { createRoute } from '#platform/http/openapi/route.ts'
import { streamSSE } from 'hono/streaming'
import type { App } from '#platform/app.ts'
import { limitOpenReplies } from '#platform/http/limit-open-replies.ts'
import { openApiApp, problemReplies } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { SearchStreamQuery, type SupplierEvent } from './search-stream.contract.ts'
import { searchRefused } from './search.routes.ts'
import { searchedRental } from './searched-rental.ts'
import type { RatesApp } from './request-rental-rates.service.ts'
import type { watchSearch } from './watch-search.usecase.ts'

/** Interval of heartbeats: proxies close connections idle for longer. */
const HEARTBEAT_MS = 15_000

/** Max duration: longer than any supplier timeout; a connection still open by then is abandoned. */
const LONGEST_MS = 60_000

/** Max concurrent streams per network: a browser opens no more connections to one host. */
const MAX_STREAMS = 6

export type StreamRouting = RatesApp & Pick<App, 'ending' | 'limitScale'> & { rateLimit: RateLimit }

const EVENTS =
  'Server-sent events: `supplier` for each plan that has answered (its data as in `suppliers` of the search), ' +
  '`complete` after the last. The search, asked again with `wait_ms=0`, then has its offers.'

/** Streams a search's suppliers as they respond, for a page that repeats its search after each. */
export function searchStreamRoutes(
  app: StreamRouting,
  watch: typeof watchSearch,
  heartbeatMs = HEARTBEAT_MS,
) {
  const { rateLimit, limitScale, ending } = app
  const route = createRoute({
    method: 'get',
    path: '/searching/stream',
    summary: 'Hear of each supplier of a search when it answers',
    limit: rateLimit('searching-stream', 120),
    access: 'anybody',
    middleware: [limitOpenReplies(Math.ceil(MAX_STREAMS * limitScale))],
    request: { query: SearchStreamQuery },
    responses: {
      200: { description: EVENTS, content: { 'text/event-stream': { schema: z.string() } } },
      ...problemReplies(404, 422),
    },
  })
  return openApiApp().openapi(route, (c) => {
    const query = c.req.valid('query')
    const waiting: SupplierEvent[] = []
    const bell = doorbell()
    const watched = watch(
      app,
      { ...searchedRental(query), nearbyGarages: query.nearby_garages === 'true' },
      (supplier) => {
        waiting.push(supplier)
        bell.ring()
      },
    )
    if (!watched.ok) return searchRefused(c, watched.failure)
    let over = false
    void watched.value.over.finally(() => {
      over = true
      bell.ring()
    })
    // Disables buffering in Nginx and similar proxies, which would delay events.
    c.header('x-accel-buffering', 'no')
    return streamSSE(c, async (stream) => {
      const ended = AbortSignal.any([ending, AbortSignal.timeout(LONGEST_MS)])
      ended.addEventListener('abort', bell.ring)
      stream.onAbort(bell.ring)
      while (!stream.aborted && !ended.aborted) {
        for (const supplier of waiting.splice(0))
          await stream.writeSSE({ event: 'supplier', data: JSON.stringify(supplier) })
        if (over && waiting.length === 0) {
          await stream.writeSSE({ event: 'complete', data: '{}' })
          return
        }
        if (!(await bell.rung(heartbeatMs))) await stream.write(':\n\n')
      }
    })
  })
}

/** Returns a signal that coalesces all events since the last wait. */
function doorbell() {
  let rang = false
  let wake = () => {}
  return {
    ring() {
      rang = true
      wake()
    },
    /** Resolves immediately if already signalled; false if not signalled within `ms`. */
    async rung(ms: number): Promise<boolean> {
      if (!rang) {
        const { promise, resolve } = Promise.withResolvers<void>()
        wake = resolve
        const silence = setTimeout(resolve, ms)
        await promise
        clearTimeout(silence)
      }
      const didRing = rang
      rang = false
      return didRing
    },
  }
}
