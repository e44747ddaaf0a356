import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '#kernel/network.ts'
import { addressOf } from './caller-address.ts'
import { problem } from './problem.ts'

export type RateLimit = (name: string, perMinute: number) => MiddlewareHandler

/** Limits per network and minute; `scale` multiplies each (RATE_LIMIT_SCALE, for load runs). */
export function createRateLimits(scale: number): RateLimit {
  return (name, perMinute) => {
    const limiter = new RateLimiterMemory({
      keyPrefix: name,
      points: Math.max(1, Math.round(perMinute * scale)),
      duration: 60,
    })
    return async (c, next) => {
      try {
        await limiter.consume(networkOf(addressOf(c)))
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        c.header('retry-after', String(Math.ceil(refused.msBeforeNext / 1000)))
        return problem(c, 429, { code: 'too_many_requests' })
      }
      return next()
    }
  }
}
