import { setTimeout as wait } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networksOf, type Network } from '#kernel/network.ts'
import { addressOf } from './caller-address.ts'
import { problem } from './problem.ts'

/**
 * `mailsEnteredAddress`: the request makes us write to an address entered by its sender, possibly a stranger's. Such requests
 * share a counter per network and day.
 */
type More = { perFiveSeconds?: number; perHour?: number; mailsEnteredAddress?: true }

export type RateLimit = (name: string, perMinute: number, more?: More) => MiddlewareHandler

/** Counts one more such request of a network, in rows that all processes share. Returns the seconds to wait, or 0. */
export type CountMailRequests = (network: Network) => Promise<number>

/** Counts a request under its key; each key has its own limit. Returns the rejection, or null. */
export type LimitEach = (
  name: string,
) => (c: Context, key: string, perMinute: number) => Promise<Response | null>

/** Counts a request of its network, for work that is skipped rather than rejected. Returns false beyond the limit. */
export type WithinLimit = (name: string, perMinute: number) => (c: Context) => Promise<boolean>

/** Counts one more request under a key. Null if the count is currently unknown. */
export type CountTogether = (
  key: string,
  windowSeconds: number,
) => Promise<{ count: number; endsInMs: number } | null>

type Options = {
  /** Multiplies each limit (RATE_LIMIT_SCALE, for load runs). */
  scale: number
  /** If absent, each process counts on its own. */
  batchCounts?: CountTogether | undefined
  /** If absent, requests that write to entered addresses have no shared counter. */
  countMailRequests?: CountMailRequests
  /** Maximum time, in milliseconds, that a request waits for the shared count. */
  waitMs?: number
}

/**
 * Creates rate limits per network and minute; for IPv6 also for its wider networks (`networksOf`). Each process counts
 * its own requests, so that a limit works without the others; `batchCounts` adds their requests. A slow shared count is
 * not awaited: if it arrives after its request, it rejects the next one.
 */
export function createRateLimits(options: Options): RateLimit {
  const limiter = limitersOf(options)
  return (name, perMinute, more) => {
    const windows = [{ seconds: 60, max: perMinute }]
    // The shortest window first: a request it rejects does not count in the others.
    if (more?.perFiveSeconds !== undefined) windows.unshift({ seconds: 5, max: more.perFiveSeconds })
    if (more?.perHour !== undefined) windows.push({ seconds: 3600, max: more.perHour })
    const limits = windows.map(({ seconds, max }) => byNetwork(limiter, name, seconds, max))
    const counted = more?.mailsEnteredAddress ? options.countMailRequests : undefined
    return async (c, next) =>
      (await rejectionOf(c, limits, addressOf(c))) ??
      (counted && (await rejectForRecipient(c, counted))) ??
      next()
  }
}

/** A rate limit of an operation. Operations with the same name share its count. */
export type RouteLimit = {
  readonly name: string
  readonly perMinute: number
  readonly perHour?: number
  readonly mailsEnteredAddress?: true
}

/** Returns one handler per name. */
export function routeLimits(rateLimit: RateLimit): (limit: RouteLimit) => MiddlewareHandler {
  const known = new Map<string, MiddlewareHandler>()
  return ({ name, perMinute, ...more }) => {
    const limit = known.get(name) ?? rateLimit(name, perMinute, more)
    known.set(name, limit)
    return limit
  }
}

/** Creates the same limits for requests that are answered anyway. */
export function createWithinLimits(options: Options): WithinLimit {
  const limiter = limitersOf(options)
  return (name, perMinute) => {
    const limit = byNetwork(limiter, name, 60, perMinute)
    return async (c) => (await waitOf([limit], addressOf(c))) === 0
  }
}

/** Counts a request under each network of its address; with a key, separately per key. */
function byNetwork(limiter: ReturnType<typeof limitersOf>, name: string, seconds: number, max: number) {
  const ofWidth = new Map<number, Consume>()
  return async (address: string, key?: string): Promise<void> => {
    for (const network of networksOf(address)) {
      const consume = ofWidth.get(network.times) ?? limiter(name, seconds, max * network.times)
      ofWidth.set(network.times, consume)
      await consume(key === undefined ? network.name : `${key} ${network.name}`)
    }
  }
}

async function rejectForRecipient(c: Context, count: CountMailRequests): Promise<Response | null> {
  for (const network of networksOf(addressOf(c))) {
    const seconds = await count(network)
    if (seconds > 0) return tooMany(c, seconds)
  }
  return null
}

/**
 * Returns the maximum share of a key's requests for one network: a fifth, but enough for one visitor of a slow page.
 */
function shareOf(perMinute: number): number {
  return Math.min(perMinute, Math.max(60, Math.floor(perMinute / 5)))
}

/**
 * Creates limits per key and minute. One network has a share, so that it cannot use up the limit of all visitors of a
 * page. The share is counted first, and a rejection by it does not count for the key. A changed limit starts a new
 * count.
 */
export function createLimitEach(options: Options): LimitEach {
  const limiter = limitersOf(options)
  return (name) => {
    const limits = new Map<number, { ofNetwork: Consume; ofKey: Consume }>()
    return async (c, key, perMinute) => {
      const counted = limits.get(perMinute) ?? {
        ofNetwork: byNetwork(limiter, `${name}, network`, 60, shareOf(perMinute)),
        ofKey: limiter(name, 60, perMinute),
      }
      limits.set(perMinute, counted)
      const share: Consume = (address) => counted.ofNetwork(address, key)
      return (await rejectionOf(c, [share], addressOf(c))) ?? rejectionOf(c, [counted.ofKey], key)
    }
  }
}

/** Counts one more request under a key; rejects with a `RateLimiterRes` beyond the limit. */
type Consume = (key: string) => Promise<unknown>

function limitersOf({ scale, batchCounts, waitMs = 20 }: Options) {
  const countTogether = batchCounts && withSharedCount(batchCounts, waitMs)
  return (name: string, seconds: number, max: number): Consume => {
    const points = Math.max(1, Math.round(max * scale))
    const memory = new RateLimiterMemory({ keyPrefix: `${name} ${seconds}`, points, duration: seconds })
    if (!countTogether) return (key) => memory.consume(key)
    return async (key) => {
      await memory.consume(key)
      await countTogether(`${name} ${seconds} ${key}`, seconds, async ({ count, endsInMs }) => {
        if (count > points) await memory.block(key, Math.max(1, Math.ceil(endsInMs / 1000)))
      })
      const known = await memory.get(key)
      if (known && known.consumedPoints > points) throw known
    }
  }
}

async function rejectionOf(c: Context, limits: readonly Consume[], key: string): Promise<Response | null> {
  const seconds = await waitOf(limits, key)
  return seconds > 0 ? tooMany(c, seconds) : null
}

/** Returns the seconds to wait if a limit is exceeded, otherwise 0. */
async function waitOf(limits: readonly Consume[], key: string): Promise<number> {
  try {
    for (const consume of limits) await consume(key)
  } catch (rejected) {
    if (!(rejected instanceof RateLimiterRes)) throw rejected
    return Math.max(1, rejected.msBeforeNext / 1000)
  }
  return 0
}

function tooMany(c: Context, seconds: number): Response {
  c.header('retry-after', String(Math.max(1, Math.ceil(seconds))))
  return problem(c, 429, { code: 'too_many_requests' })
}

/** Passes each shared count to `onCounted`, and waits for it while counts are fast. */
function withSharedCount(batchCounts: CountTogether, waitMs: number) {
  let isPrompt = true
  return async (
    key: string,
    seconds: number,
    onCounted: (counted: { count: number; endsInMs: number }) => Promise<void>,
  ): Promise<void> => {
    const startedAt = performance.now()
    const hear = async () => {
      const counted = await batchCounts(key, seconds)
      isPrompt = performance.now() - startedAt <= waitMs
      if (counted) await onCounted(counted)
    }
    const heard = hear()
    if (isPrompt) await Promise.race([heard, wait(waitMs, undefined, { ref: false })])
  }
}
