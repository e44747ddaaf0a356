import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createRateLimits } from '#platform/http/rate-limit.ts'
import { countForAll, countInBatches } from './count-together.ts'

/** Creates a process that limits one call to five a minute, and counts it with `count`. */
function processWith(count: Parameters<typeof countInBatches>[0]) {
  const limited = createRateLimits({ scale: 1, batchCounts: countInBatches(count), waitMs: 0 })('calls', 5)
  const app = new Hono().get('/', limited, (c) => c.text('answered'))
  return async (times: number): Promise<number[]> => {
    const statuses: number[] = []
    for (let round = 0; round < times; round++) statuses.push((await app.request('/')).status)
    return statuses
  }
}

test('processes of one machine share a limit, a moment after it is passed', async () => {
  const count = countForAll()
  const [one, other] = [processWith(count), processWith(count)]
  expect(await one(3)).toEqual([200, 200, 200])
  expect(await other(3)).toEqual([200, 200, 200])
  await expect.poll(async () => (await other(1))[0]).toBe(429)
  await expect.poll(async () => (await one(1))[0]).toBe(429)
})

test('requests of one moment are told together', async () => {
  const sent: unknown[] = []
  const count = countForAll()
  const counted = countInBatches((batch) => {
    sent.push(batch)
    return count(batch)
  })
  const counts = await Promise.all([counted('a', 60), counted('b', 60), counted('a', 60)])
  expect(sent).toEqual([
    [
      { key: 'a', seconds: 60, times: 2 },
      { key: 'b', seconds: 60, times: 1 },
    ],
  ])
  expect(counts.map((one) => one?.count)).toEqual([2, 1, 2])
  expect((await counted('a', 60))?.count).toBe(3)
})

test('without an answer each process keeps its own limit', async () => {
  const alone = processWith(() => Promise.reject(new Error('it has ended')))
  expect(await alone(6)).toEqual([200, 200, 200, 200, 200, 429])
})
