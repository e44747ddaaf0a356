import { redisConnection } from '#connectors/rate-cache/redis-connection.ts'

/** A window starts with its first request, and its count expires with it. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`

type Options = {
  url: string
  /** Timeout of a request to the server. */
  timeoutMs: number
  /** Prefix of every key: processes that share counts have the same one. */
  space: string
  log: { warn: (details: { why: string }, message: string) => void }
}

/** Counts requests in Redis or Valkey, for all processes and across their restarts. */
export function redisCounts({ url, timeoutMs, space, log }: Options) {
  const connection = redisConnection({
    url,
    timeoutMs,
    onConnected: () => {},
    onLost: (why) => log.warn({ why }, 'requests cannot be counted together; this process counts its own'),
    onRejected: (why) => log.warn({ why }, 'the server says no to counting; this process counts its own'),
  })
  return {
    /** Settles after the first connection attempt, successful or not. */
    opened: connection.opened,

    /** Returns the count of a key in its window, including this request. Null without a response. */
    async count(key: string, windowSeconds: number): Promise<{ count: number; endsInMs: number } | null> {
      const reply = await connection.request(
        'EVAL',
        COUNT,
        '1',
        `${space}:${key}`,
        String(windowSeconds * 1000),
      )
      const [count, endsInMs] = Array.isArray(reply) ? (reply as unknown[]) : []
      return typeof count === 'number' && typeof endsInMs === 'number' ? { count, endsInMs } : null
    },

    close: (): void => connection.close(),
  }
}
