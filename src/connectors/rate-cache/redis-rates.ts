import { setTimeout as wait } from 'node:timers/promises'
import type { SharedRates, SharedRatesWatch, Turn } from '#domains/suppliers/shared-rates.ts'
import { redisConnection } from './redis-connection.ts'

/** How often a process looks whether the one that asks has its answer. */
const LOOK_EVERY_MS = 40

/** What is kept and for how long, else the turn: 1 when it is the caller's now, 0 when another has it. */
const FIND = `
local kept = redis.call('GET', KEYS[1])
if kept then return {kept, redis.call('PTTL', KEYS[1])} end
if redis.call('SET', KEYS[2], ARGV[1], 'NX', 'PX', ARGV[2]) then return 1 end
return 0`

/** Ends a turn, unless it is another's by now. A full server refuses what is to be kept; the turn ends all the same. */
const END_TURN = `
local kept = 1
if ARGV[2] then kept = redis.pcall('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) end
if redis.call('GET', KEYS[2]) == ARGV[1] then redis.call('DEL', KEYS[2]) end
return kept`

/** Whoever has a turn renews it; without that, because the process has died or its line is cut, it is another's. */
const RENEW = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 0`

/** How long a turn lasts without being renewed: what the others lose at most by one that nobody will end. */
const LEASE_MS = 2_000
const RENEWALS_IN_A_LEASE = 4

type Wanted = {
  url: string
  /** What a question to the server may take. */
  timeoutMs: number
  /** What one process may take over its turn, and the others wait for it: longer than a supplier may take. */
  turnMs: number
  /** Before every key: processes that may read each other's rates have the same. */
  space: string
  watch: SharedRatesWatch
  log: { warn: (details: { why: string }, message: string) => void }
}

/** Shares rates by Redis or Valkey: packed answers under their time to live, and turns as locks of bounded life. */
export function redisRates({ url, timeoutMs, turnMs, space, watch, log }: Wanted) {
  const connection = redisConnection({
    url,
    timeoutMs,
    onConnected: () => watch.connected(true),
    onLost(why) {
      watch.connected(false)
      log.warn({ why }, 'the shared rate cache cannot be asked; this process goes on without it')
    },
    onRefused: (why) => log.warn({ why }, 'the shared rate cache says no; this process goes on without it'),
  })
  const turns = new Set<Turn>()
  const leaseMs = Math.min(LEASE_MS, turnMs)
  // In braces, so that a cluster keeps both in one place.
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
        watch.heard(mustWait ? 'awaited' : 'kept')
        return looked
      }
      watch.heard(looked === 'ours' ? 'turn' : 'alone')
      return turnOf(key, token)
    },
    async drop(key) {
      watch.heard('unreadable')
      await connection.tell('DEL', keysOf(key)[0])
    },
  }
  return {
    ...shared,

    /** Settles when the server has been reached, or could not be. */
    opened: connection.opened,

    /** Gives up the turns that are under way, for others to take. */
    async close(): Promise<void> {
      await Promise.all([...turns].map((turn) => turn.end(null)))
      connection.close()
    },
  }
}
