import { expect, test } from 'vitest'
import { busyThreads, heldWork } from '#testing/stand-ins/held-threads.ts'
import { ThreadsBusy } from './threads.ts'

test('what a thread works on holds up nothing else, and its answer comes', async () => {
  const { start, open } = heldWork()
  const answer = start()
  // A timer of the main thread fires while the worker is held.
  await new Promise((resolve) => setTimeout(resolve, 1))
  open()
  expect(await answer).toBe('done')
})

test('a fault of the work is the caller’s, and the thread works on', async () => {
  const failing = heldWork()
  failing.open(-1)
  await expect(failing.start()).rejects.toThrow('the gate fell')
  const next = heldWork()
  next.open()
  expect(await next.start()).toBe('done')
})

test('a bounded number of requests wait; a job’s task waits all the same', async () => {
  const busy = busyThreads()
  const open = heldWork()
  open.open()
  await expect(open.start()).rejects.toThrow(ThreadsBusy)
  const job = open.start('job')
  expect(await busy.end()).toBeLessThanOrEqual(36)
  expect(await job).toBe('done')
  expect(await open.start()).toBe('done')
})
