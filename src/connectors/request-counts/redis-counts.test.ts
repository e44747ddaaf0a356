import { Hono } from 'hono'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createRateLimits } from '#platform/http/rate-limit.ts'
import { startRedis, WITHOUT_REDIS } from '#testing/infrastructure/redis.ts'
import { redisCounts } from './redis-counts.ts'

/** Creates a process that limits one call to five a minute and shares its counts with the others. */
async function processAt(url: string) {
  const warnings: string[] = []
  const log = { warn: (_: object, message: string) => void warnings.push(message) }
  const counts = redisCounts({ url, timeoutMs: 200, space: 'test', log })
  await counts.opened
  onTestFinished(() => counts.close())
  const limited = createRateLimits({ scale: 1, batchCounts: counts.count, waitMs: 10_000 })('calls', 5)
  const app = new Hono().get('/', limited, (c) => c.text('answered'))
  return {
    warnings,
    async request(times: number): Promise<number[]> {
      const statuses: number[] = []
      for (let round = 0; round < times; round++) statuses.push((await app.request('/')).status)
      return statuses
    },
  }
}

describe.skipIf(WITHOUT_REDIS)('by Redis', () => {
  test('processes share a limit, and a restart does not lift it', async () => {
    const redis = await startRedis()
    onTestFinished(() => redis.kill())
    const [one, other] = [await processAt(redis.url), await processAt(redis.url)]
    expect(await one.request(3)).toEqual([200, 200, 200])
    expect(await other.request(3)).toEqual([200, 200, 429])
    expect(await (await processAt(redis.url)).request(1)).toEqual([429])
    expect(await one.request(1)).toEqual([429])
  })

  test('while the server is silent or away nobody is refused for it, and each process keeps its own limit', async () => {
    const redis = await startRedis()
    const one = await processAt(redis.url)
    expect(await one.request(1)).toEqual([200])
    redis.pause()
    expect(await one.request(2)).toEqual([200, 200])
    await redis.kill()
    expect(await one.request(3)).toEqual([200, 200, 429])
    expect(one.warnings.length).toBeLessThanOrEqual(1)
  })
})
