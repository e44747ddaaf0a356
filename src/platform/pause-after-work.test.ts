import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { pauseAfterWork } from './pause-after-work.ts'

test('after a task that had to share the processors, the next waits for six times as long as it took', async () => {
  // A task that only waits uses no processor time, like a thread that others displace.
  const work = pauseAfterWork(async (ms: number) => {
    const startedAt = performance.now()
    await wait(ms)
    return { startedAt, endedAt: performance.now() }
  })
  const first = await work(50)
  const second = await work(0)
  expect(second.startedAt - first.endedAt).toBeGreaterThanOrEqual(6 * 50 - 2)
})

test('a task that fails is its caller’s fault, and the next is worked on', async () => {
  const work = pauseAfterWork((divisor: number) => {
    if (divisor === 0) throw new RangeError('by nothing')
    return 6 / divisor
  })
  await expect(work(0)).rejects.toThrow('by nothing')
  expect(await work(3)).toBe(2)
})
