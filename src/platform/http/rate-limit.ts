import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { problem } from './problem.ts'

export type RateLimit = (name: string, perMinute: number) => MiddlewareHandler

/** Limits per address and minute; `scale` multiplies each (RATE_LIMIT_SCALE, for load runs). */
export function createRateLimits(scale: number): RateLimit {
  return (name, perMinute) => {
    const limiter = new RateLimiterMemory({
      keyPrefix: name,
      points: Math.max(1, Math.round(perMinute * scale)),
      duration: 60,
    })
    return async (c, next) => {
      try {
        await limiter.consume(addressOf(c))
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        c.header('retry-after', String(Math.ceil(refused.msBeforeNext / 1000)))
        return problem(c, 429, { code: 'too_many_requests' })
      }
      return next()
    }
  }
}

type NodeBindings = { incoming?: { socket?: { remoteAddress?: string } } } | undefined

/** The caller's address; a page rendered here asks with its visitor's. */
export function addressOf(c: Context): string {
  const bindings = c.env as NodeBindings
  return bindings?.incoming?.socket?.remoteAddress ?? 'in-process'
}
