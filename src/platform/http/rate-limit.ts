import { setTimeout as wait } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '#kernel/network.ts'
import { addressOf } from './caller-address.ts'
import { problem } from './problem.ts'

export type RateLimit = (name: string, perMinute: number, more?: { perHour: number }) => MiddlewareHandler

/** Counts a request under a key that it names, of which each has its own limit; the refusal, or null. */
export type LimitEach = (
  name: string,
) => (c: Context, key: string, perMinute: number) => Promise<Response | null>

/** Counts one more request under a key; null: the count is currently unknown. */
export type CountTogether = (
  key: string,
  windowSeconds: number,
) => Promise<{ count: number; endsInMs: number } | null>

type Wanted = {
  /** Multiplies each limit (RATE_LIMIT_SCALE, for load runs). */
  scale: number
  /** Absent: each process counts for itself. */
  batchCounts?: CountTogether | undefined
  /** How long a request waits for the shared count. */
  waitMs?: number
}

/**
 * Rate limits per network and minute. Each process counts its own requests, so that a limit holds even without the
 * others; with `batchCounts` their requests count, too. A slow shared count is not awaited: if it arrives after its
 * request, it rejects the next one.
 */
export function createRateLimits(wanted: Wanted): RateLimit {
  const limiter = limitersOf(wanted)
  return (name, perMinute, more) => {
    const limits = [limiter(name, 60, perMinute)]
    if (more) limits.push(limiter(name, 3600, more.perHour))
    return async (c, next) => (await refusalOf(c, limits, networkOf(addressOf(c)))) ?? next()
  }
}

/** The same per key and minute. A key whose limit is changed is counted anew. */
export function createLimitEach(wanted: Wanted): LimitEach {
  const limiter = limitersOf(wanted)
  return (name) => {
    const limits = new Map<number, Consume>()
    return (c, key, perMinute) => {
      const consume = limits.get(perMinute) ?? limiter(name, 60, perMinute)
      limits.set(perMinute, consume)
      return refusalOf(c, [consume], key)
    }
  }
}

/** Counts one more request under a key; rejects with a `RateLimiterRes` beyond the limit. */
type Consume = (key: string) => Promise<unknown>

function limitersOf({ scale, batchCounts, waitMs = 20 }: Wanted) {
  const told = batchCounts && soonTold(batchCounts, waitMs)
  return (name: string, seconds: number, most: number): Consume => {
    const points = Math.max(1, Math.round(most * scale))
    const memory = new RateLimiterMemory({ keyPrefix: `${name} ${seconds}`, points, duration: seconds })
    if (!told) return (key) => memory.consume(key)
    return async (key) => {
      await memory.consume(key)
      await told(`${name} ${seconds} ${key}`, seconds, async ({ count, endsInMs }) => {
        if (count > points) await memory.block(key, Math.max(1, Math.ceil(endsInMs / 1000)))
      })
      const known = await memory.get(key)
      if (known && known.consumedPoints > points) throw known
    }
  }
}

async function refusalOf(c: Context, limits: readonly Consume[], key: string): Promise<Response | null> {
  try {
    for (const consume of limits) await consume(key)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    c.header('retry-after', String(Math.max(1, Math.ceil(refused.msBeforeNext / 1000))))
    return problem(c, 429, { code: 'too_many_requests' })
  }
  return null
}

/** Passes each shared count to `tell`, and waits for it as long as the last one was fast. */
function soonTold(batchCounts: CountTogether, waitMs: number) {
  let soon = true
  return async (
    key: string,
    seconds: number,
    tell: (counted: { count: number; endsInMs: number }) => Promise<void>,
  ): Promise<void> => {
    const asked = performance.now()
    const hear = async () => {
      const counted = await batchCounts(key, seconds)
      soon = performance.now() - asked <= waitMs
      if (counted) await tell(counted)
    }
    const heard = hear()
    if (soon) await Promise.race([heard, wait(waitMs, undefined, { ref: false })])
  }
}
