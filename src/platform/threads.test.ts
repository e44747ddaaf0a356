import { expect, test } from 'vitest'
import { busyThreads, blockedWork } from '#testing/stand-ins/blocked-threads.ts'
import { ThreadsBusy } from './threads.ts'

test('what a thread works on holds up nothing else, and its answer comes', async () => {
  const { start, open } = blockedWork()
  const answer = start()
  // A timer of the main thread fires while the worker is held.
  await new Promise((resolve) => setTimeout(resolve, 1))
  open()
  expect(await answer).toBe('done')
})

test('a fault of the work is the caller’s, and the thread works on', async () => {
  const failing = blockedWork()
  failing.open(-1)
  await expect(failing.start()).rejects.toThrow('the gate fell')
  const next = blockedWork()
  next.open()
  expect(await next.start()).toBe('done')
})

test('a bounded number of requests wait; a job’s task waits all the same', async () => {
  const busy = busyThreads()
  const open = blockedWork()
  open.open()
  await expect(open.start()).rejects.toThrow(ThreadsBusy)
  const job = open.start('job')
  expect(await busy.end()).toBeLessThanOrEqual(36)
  expect(await job).toBe('done')
  expect(await open.start()).toBe('done')
})
