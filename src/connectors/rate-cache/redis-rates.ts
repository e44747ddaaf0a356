import { setTimeout as wait } from 'node:timers/promises'
import type { SharedRates, SharedRatesMetrics, FetchLease } from '#domains/suppliers/rates/shared-rates.ts'
import { redisConnection } from './redis-connection.ts'

/** Polling interval while another process has the lease. */
const POLL_INTERVAL_MS = 40

/** Returns the cached value and its TTL, otherwise the lease: 1 if the caller now has it, 0 if another process does. */
const FIND = `
local cached = redis.call('GET', KEYS[1])
if cached then return {cached, redis.call('PTTL', KEYS[1])} end
if redis.call('SET', KEYS[2], ARGV[1], 'NX', 'PX', ARGV[2]) then return 1 end
return 0`

/** Ends a lease, unless another process has it by now. A full server may reject the value; the lease still ends. */
const RELEASE = `
local stored = 1
if ARGV[2] then stored = redis.pcall('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) end
if redis.call('GET', KEYS[2]) == ARGV[1] then redis.call('DEL', KEYS[2]) end
return stored`

/** Renews a lease. If its owner dies or loses its connection, the lease passes to another process. */
const RENEW = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 0`

const RENEWALS_IN_A_LEASE = 4

type Options = {
  url: string
  /** Timeout of a request to the server. */
  timeoutMs: number
  /** Maximum duration of a lease, and maximum wait of other processes: longer than a supplier's timeout. */
  maxFetchMs: number
  /** Duration of a lease without renewal: the longest that other processes wait for a dead owner. */
  leaseMs: number
  /** Prefix of every key: processes that share rates have the same one. */
  space: string
  metrics: SharedRatesMetrics
  log: { warn: (details: { why: string }, message: string) => void }
}

/** Shares rates through Redis or Valkey: compressed replies with a TTL, and fetch leases as locks. */
export function redisRates({ url, timeoutMs, maxFetchMs, leaseMs: longestMs, space, metrics, log }: Options) {
  const connection = redisConnection({
    url,
    timeoutMs,
    onConnected: () => metrics.connected(true),
    onLost(why) {
      metrics.connected(false)
      log.warn({ why }, 'the shared rate cache cannot be asked; this process goes on without it')
    },
    onRejected: (why) => log.warn({ why }, 'the shared rate cache says no; this process goes on without it'),
  })
  const leases = new Set<FetchLease>()
  const leaseMs = Math.min(longestMs, maxFetchMs)
  // The braces are a hash tag, so that a cluster stores both keys in one slot.
  const keysOf = (key: string) => [`${space}:{${key}}`, `${space}:{${key}}:turn`] as const

  function createLease(key: string, token: string): FetchLease {
    const renewUntil = performance.now() + maxFetchMs - leaseMs
    const renewal = setInterval(() => {
      if (performance.now() < renewUntil)
        void connection.dispatch('EVAL', RENEW, '1', keysOf(key)[1], token, String(leaseMs))
    }, leaseMs / RENEWALS_IN_A_LEASE).unref()
    const lease: FetchLease = {
      async release(rates) {
        if (!leases.delete(lease)) return
        clearInterval(renewal)
        const bytes = rates && rates.leftMs >= 1 ? [rates.packed, String(Math.floor(rates.leftMs))] : []
        await connection.dispatch('EVAL', RELEASE, '2', ...keysOf(key), token, ...bytes)
      },
    }
    leases.add(lease)
    return lease
  }

  async function poll(key: string, token: string) {
    const reply = await connection.request('EVAL', FIND, '2', ...keysOf(key), token, String(leaseMs))
    if (reply === 1) return 'ours'
    if (reply === 0) return 'taken'
    const [packed, leftMs] = Array.isArray(reply) ? (reply as unknown[]) : []
    return Buffer.isBuffer(packed) && typeof leftMs === 'number' ? { packed, leftMs } : 'unknown'
  }

  const shared: SharedRates = {
    async find(key) {
      const token = crypto.randomUUID()
      const until = performance.now() + maxFetchMs
      let polled = await poll(key, token)
      const mustWait = polled === 'taken'
      while (polled === 'taken' && performance.now() < until) {
        await wait(POLL_INTERVAL_MS)
        polled = await poll(key, token)
      }
      if (typeof polled === 'object') {
        metrics.heard(mustWait ? 'awaited' : 'kept')
        return polled
      }
      metrics.heard(polled === 'ours' ? 'turn' : 'alone')
      return createLease(key, token)
    },
    async drop(key) {
      metrics.heard('unreadable')
      await connection.dispatch('DEL', keysOf(key)[0])
    },
  }
  return {
    ...shared,

    /** Settles after the first connection attempt, successful or not. */
    opened: connection.opened,

    /** Releases the leases in progress, for other processes to take. */
    async close(): Promise<void> {
      await Promise.all([...leases].map((lease) => lease.release(null)))
      connection.close()
    },
  }
}
