import { redisConnection } from '#connectors/rate-cache/redis-connection.ts'

/** A window begins with its first request, and its count goes with it. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`

type Wanted = {
  url: string
  /** What a question to the server may take. */
  timeoutMs: number
  /** Before every key: processes that count together have the same. */
  space: string
  log: { warn: (details: { why: string }, message: string) => void }
}

/** Counts requests by Redis or Valkey, for all processes and across their restarts. */
export function redisCounts({ url, timeoutMs, space, log }: Wanted) {
  const connection = redisConnection({
    url,
    timeoutMs,
    onConnected: () => {},
    onLost: (why) => log.warn({ why }, 'requests cannot be counted together; this process counts its own'),
    onRefused: (why) => log.warn({ why }, 'the server says no to counting; this process counts its own'),
  })
  return {
    /** Settles when the server has been reached, or could not be. */
    opened: connection.opened,

    /** How often a key was counted in its window, this time included; null: there is no answer. */
    async count(key: string, windowSeconds: number): Promise<{ count: number; endsInMs: number } | null> {
      const reply = await connection.ask('EVAL', COUNT, '1', `${space}:${key}`, String(windowSeconds * 1000))
      const [count, endsInMs] = Array.isArray(reply) ? (reply as unknown[]) : []
      return typeof count === 'number' && typeof endsInMs === 'number' ? { count, endsInMs } : null
    },

    close: (): void => connection.close(),
  }
}
