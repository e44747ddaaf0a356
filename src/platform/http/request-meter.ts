import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { Histogram, type Registry } from 'prom-client'

/** Seconds, from a cached reply to one that waited for every supplier. */
const REPLY_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Called for each request at the start of its reply, with the elapsed time. */
export type RequestMeter = (c: Context, tookMs: number) => void

/**
 * Registers reply times by route. The label is the route's pattern, never the path, to bound the number of label
 * values.
 */
export function requestMeter(registry: Registry): RequestMeter {
  const took = new Histogram({
    name: 'rihla_http_request_seconds',
    help: 'How long a request took until its reply began, by route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: REPLY_BUCKETS,
    registers: [registry],
  })
  // The route that answered is where the middleware chain ended.
  return (c, tookMs) =>
    took.observe({ method: c.req.method, route: routePath(c), status: c.res.status }, tookMs / 1000)
}
