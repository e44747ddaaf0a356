import { setTimeout as wait } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networksOf, type Network } from '#kernel/network.ts'
import { addressOf } from './caller-address.ts'
import { problem } from './problem.ts'

/**
 * `writesToTyped`: the request has us write to an address that its sender types, which may be a stranger's. Such requests
 * are counted together, for a network and a day.
 */
type More = { perFiveSeconds?: number; perHour?: number; writesToTyped?: true }

export type RateLimit = (name: string, perMinute: number, more?: More) => MiddlewareHandler

/** Counts one more such request of a network, in rows that all processes share; the seconds to wait, or 0. */
export type CountToTyped = (network: Network) => Promise<number>

/** Counts a request under a key that it names, of which each has its own limit; the refusal, or null. */
export type LimitEach = (
  name: string,
) => (c: Context, key: string, perMinute: number) => Promise<Response | null>

/** Counts a request of its network, for what is then left undone and not refused; false: beyond the limit. */
export type WithinLimit = (name: string, perMinute: number) => (c: Context) => Promise<boolean>

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
  /** Absent: requests that write to typed addresses are not counted together. */
  countToTyped?: CountToTyped
  /** How long a request waits for the shared count. */
  waitMs?: number
}

/**
 * Rate limits per network and minute; of IPv6 also for its wider networks (`networksOf`). Each process counts its own
 * requests, so that a limit holds even without the others; with `batchCounts` their requests count, too. A slow shared
 * count is not awaited: if it arrives after its request, it rejects the next one.
 */
export function createRateLimits(wanted: Wanted): RateLimit {
  const limiter = limitersOf(wanted)
  return (name, perMinute, more) => {
    const windows = [{ seconds: 60, most: perMinute }]
    // The shortest first: what it refuses does not count for the others.
    if (more?.perFiveSeconds !== undefined) windows.unshift({ seconds: 5, most: more.perFiveSeconds })
    if (more?.perHour !== undefined) windows.push({ seconds: 3600, most: more.perHour })
    const limits = windows.map(({ seconds, most }) => byNetwork(limiter, name, seconds, most))
    const counted = more?.writesToTyped ? wanted.countToTyped : undefined
    return async (c, next) =>
      (await refusalOf(c, limits, addressOf(c))) ?? (counted && (await refusalToTyped(c, counted))) ?? next()
  }
}

/** A limit of an operation; operations that name the same one share its count. */
export type NamedLimit = {
  readonly name: string
  readonly perMinute: number
  readonly perHour?: number
  readonly writesToTyped?: true
}

/** Returns one handler per name. */
export function namedLimits(rateLimit: RateLimit): (limit: NamedLimit) => MiddlewareHandler {
  const known = new Map<string, MiddlewareHandler>()
  return ({ name, perMinute, ...more }) => {
    const limit = known.get(name) ?? rateLimit(name, perMinute, more)
    known.set(name, limit)
    return limit
  }
}

/** The same limits for requests that are answered all the same. */
export function createWithinLimits(wanted: Wanted): WithinLimit {
  const limiter = limitersOf(wanted)
  return (name, perMinute) => {
    const limit = byNetwork(limiter, name, 60, perMinute)
    return async (c) => (await waitOf([limit], addressOf(c))) === 0
  }
}

/** Counts a request under each network of the address that it is from; with a key, those of each key apart. */
function byNetwork(limiter: ReturnType<typeof limitersOf>, name: string, seconds: number, most: number) {
  const ofWidth = new Map<number, Consume>()
  return async (address: string, key?: string): Promise<void> => {
    for (const network of networksOf(address)) {
      const consume = ofWidth.get(network.times) ?? limiter(name, seconds, most * network.times)
      ofWidth.set(network.times, consume)
      await consume(key === undefined ? network.name : `${key} ${network.name}`)
    }
  }
}

async function refusalToTyped(c: Context, count: CountToTyped): Promise<Response | null> {
  for (const network of networksOf(addressOf(c))) {
    const seconds = await count(network)
    if (seconds > 0) return tooMany(c, seconds)
  }
  return null
}

/** The most that one network has of a key's requests: a fifth, but enough for one visitor of a slow page. */
function shareOf(perMinute: number): number {
  return Math.min(perMinute, Math.max(60, Math.floor(perMinute / 5)))
}

/**
 * The same per key and minute, of which one network has a share, so that nobody uses up what is for all visitors of a
 * page: it is counted first, and what is refused by it counts no further. A key whose limit is changed is counted anew.
 */
export function createLimitEach(wanted: Wanted): LimitEach {
  const limiter = limitersOf(wanted)
  return (name) => {
    const limits = new Map<number, { ofNetwork: Consume; ofKey: Consume }>()
    return async (c, key, perMinute) => {
      const counted = limits.get(perMinute) ?? {
        ofNetwork: byNetwork(limiter, `${name}, network`, 60, shareOf(perMinute)),
        ofKey: limiter(name, 60, perMinute),
      }
      limits.set(perMinute, counted)
      const share: Consume = (address) => counted.ofNetwork(address, key)
      return (await refusalOf(c, [share], addressOf(c))) ?? refusalOf(c, [counted.ofKey], key)
    }
  }
}

/** Counts one more request under a key; rejects with a `RateLimiterRes` beyond the limit. */
type Consume = (key: string) => Promise<unknown>

function limitersOf({ scale, batchCounts, waitMs = 20 }: Wanted) {
  const countTogether = batchCounts && withSharedCount(batchCounts, waitMs)
  return (name: string, seconds: number, most: number): Consume => {
    const points = Math.max(1, Math.round(most * scale))
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

async function refusalOf(c: Context, limits: readonly Consume[], key: string): Promise<Response | null> {
  const seconds = await waitOf(limits, key)
  return seconds > 0 ? tooMany(c, seconds) : null
}

/** The seconds to wait beyond a limit; 0: within all. */
async function waitOf(limits: readonly Consume[], key: string): Promise<number> {
  try {
    for (const consume of limits) await consume(key)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    return Math.max(1, refused.msBeforeNext / 1000)
  }
  return 0
}

function tooMany(c: Context, seconds: number): Response {
  c.header('retry-after', String(Math.max(1, Math.ceil(seconds))))
  return problem(c, 429, { code: 'too_many_requests' })
}

/** Passes each shared count to `tell`, and waits for it as long as the last one was fast. */
function withSharedCount(batchCounts: CountTogether, waitMs: number) {
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
