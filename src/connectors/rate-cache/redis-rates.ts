import { setTimeout as wait } from 'node:timers/promises'
import type { SharedRates, SharedRatesMetrics, Turn } from '#domains/suppliers/rates/shared-rates.ts'
import { redisConnection } from './redis-connection.ts'

/** Polling interval while another process has the lease. */
const LOOK_EVERY_MS = 40

/** Returns the cached value and its TTL, otherwise the lease: 1 if the caller now has it, 0 if another process does. */
const FIND = `
local kept = redis.call('GET', KEYS[1])
if kept then return {kept, redis.call('PTTL', KEYS[1])} end
if redis.call('SET', KEYS[2], ARGV[1], 'NX', 'PX', ARGV[2]) then return 1 end
return 0`

/** Ends a lease, unless another process has it by now. A full server may reject the value; the lease still ends. */
const END_TURN = `
local kept = 1
if ARGV[2] then kept = redis.pcall('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) end
if redis.call('GET', KEYS[2]) == ARGV[1] then redis.call('DEL', KEYS[2]) end
return kept`

/** Renews a lease. If its owner dies or loses its connection, the lease passes to another process. */
const RENEW = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 0`

const RENEWALS_IN_A_LEASE = 4

type Wanted = {
  url: string
  /** Timeout of a request to the server. */
  timeoutMs: number
  /** Maximum duration of a lease, and maximum wait of other processes: longer than a supplier's timeout. */
  turnMs: number
  /** Duration of a lease without renewal: the longest that other processes wait for a dead owner. */
  leaseMs: number
  /** Prefix of every key: processes that share rates have the same one. */
  space: string
  metrics: SharedRatesMetrics
  log: { warn: (details: { why: string }, message: string) => void }
}

/** Shares rates through Redis or Valkey: compressed replies with a TTL, and fetch leases as locks. */
export function redisRates({ url, timeoutMs, turnMs, leaseMs: longestMs, space, metrics, log }: Wanted) {
  const connection = redisConnection({
    url,
    timeoutMs,
    onConnected: () => metrics.connected(true),
    onLost(why) {
      metrics.connected(false)
      log.warn({ why }, 'the shared rate cache cannot be asked; this process goes on without it')
    },
    onRefused: (why) => log.warn({ why }, 'the shared rate cache says no; this process goes on without it'),
  })
  const turns = new Set<Turn>()
  const leaseMs = Math.min(longestMs, turnMs)
  // The braces are a hash tag, so that a cluster stores both keys in one slot.
  const keysOf = (key: string) => [`${space}:{${key}}`, `${space}:{${key}}:turn`] as const

  function turnOf(key: string, token: string): Turn {
    const renewUntil = performance.now() + turnMs - leaseMs
    const renewal = setInterval(() => {
      if (performance.now() < renewUntil)
        void connection.tell('EVAL', RENEW, '1', keysOf(key)[1], token, String(leaseMs))
    }, leaseMs / RENEWALS_IN_A_LEASE).unref()
    const turn: Turn = {
      async end(kept) {
        if (!turns.delete(turn)) return
        clearInterval(renewal)
        const bytes = kept && kept.leftMs >= 1 ? [kept.packed, String(Math.floor(kept.leftMs))] : []
        await connection.tell('EVAL', END_TURN, '2', ...keysOf(key), token, ...bytes)
      },
    }
    turns.add(turn)
    return turn
  }

  async function look(key: string, token: string) {
    const reply = await connection.ask('EVAL', FIND, '2', ...keysOf(key), token, String(leaseMs))
    if (reply === 1) return 'ours'
    if (reply === 0) return 'taken'
    const [packed, leftMs] = Array.isArray(reply) ? (reply as unknown[]) : []
    return Buffer.isBuffer(packed) && typeof leftMs === 'number' ? { packed, leftMs } : 'unknown'
  }

  const shared: SharedRates = {
    async find(key) {
      const token = crypto.randomUUID()
      const until = performance.now() + turnMs
      let looked = await look(key, token)
      const mustWait = looked === 'taken'
      while (looked === 'taken' && performance.now() < until) {
        await wait(LOOK_EVERY_MS)
        looked = await look(key, token)
      }
      if (typeof looked === 'object') {
        metrics.heard(mustWait ? 'awaited' : 'kept')
        return looked
      }
      metrics.heard(looked === 'ours' ? 'turn' : 'alone')
      return turnOf(key, token)
    },
    async drop(key) {
      metrics.heard('unreadable')
      await connection.tell('DEL', keysOf(key)[0])
    },
  }
  return {
    ...shared,

    /** Settles after the first connection attempt, successful or not. */
    opened: connection.opened,

    /** Releases the leases in progress, for other processes to take. */
    async close(): Promise<void> {
      await Promise.all([...turns].map((turn) => turn.end(null)))
      connection.close()
    },
  }
}
