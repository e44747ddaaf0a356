import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Due, FindDue } from './db/due-work.store.ts'
import { createJobs, LONGEST_MS, nextInterval, SHORTEST_MS, UNASKED_MS, type Jobs } from './jobs.ts'
import { createLog } from './log.ts'

let started: Jobs | null = null
beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  await started?.stop()
  vi.useRealTimers()
})

/** Jobs whose conditions a test sets. `due`: names of the jobs with work. */
function polled(...jobs: readonly { name: string; everySeconds?: number; work?: () => Promise<unknown> }[]) {
  const due = new Set<string>()
  const checks: number[] = []
  const ran: string[] = []
  const nothing: string[] = []
  const startedAt = performance.now()
  const conditions = new Map<Due, string>()
  const find: { due: FindDue } = {
    due: async (all) => {
      checks.push(performance.now() - startedAt)
      return all.map((isDue) => due.has(conditions.get(isDue) ?? ''))
    },
  }
  started = createJobs(createLog('silent'), (all) => find.due(all))
  for (const { name, everySeconds = 1, work = async () => void due.delete(name) } of jobs) {
    const isDue: Due = () => sql`true`
    conditions.set(isDue, name)
    started.whenDue({
      name,
      everySeconds,
      isDue,
      work: async () => {
        ran.push(name)
        return work()
      },
      onNothing: () => nothing.push(name),
    })
  }
  return {
    due,
    checks,
    ran,
    nothing,
    find,
    jobs: started,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  }
}

test('while nothing comes one query asks for all jobs, after intervals that grow to the longest', async () => {
  const { checks, ran, nothing, pass } = polled({ name: 'mails' }, { name: 'bookings' })
  await pass(20_000)
  const gaps = checks.map((at, index) => at - (checks[index - 1] ?? 0))
  expect(gaps.slice(0, 4)).toEqual([SHORTEST_MS, 2000, LONGEST_MS, LONGEST_MS])
  expect(ran).toEqual([])
  expect(nothing.slice(0, 2)).toEqual(['mails', 'bookings'])
})

test('only a job with work runs, and the intervals are short again', async () => {
  const { due, checks, ran, pass } = polled({ name: 'mails' }, { name: 'bookings' })
  await pass(20_000)
  due.add('bookings')
  await pass(LONGEST_MS)
  expect(ran).toEqual(['bookings'])
  const [before = 0, last = 0] = checks.slice(-2)
  await pass(SHORTEST_MS)
  expect(checks.at(-1)! - last, `asked at ${before} and ${last}`).toBeLessThanOrEqual(SHORTEST_MS)
})

test('what this process itself leaves is asked for at once, but no more often than the shortest interval', async () => {
  const { due, checks, ran, jobs, pass } = polled({ name: 'mails' })
  await pass(20_000)
  const before = checks.length
  due.add('mails')
  jobs.requestCheck()
  await pass(0)
  expect(ran).toEqual(['mails'])
  for (let request = 0; request < 50; request += 1) {
    jobs.requestCheck()
    await pass(SHORTEST_MS / 50)
  }
  expect(checks.length - before).toBeLessThanOrEqual(2)
})

test('a job that always has work runs as often as it may, and never twice at once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { due, ran, pass } = polled(
    { name: 'pictures', everySeconds: 5, work: async () => null },
    { name: 'slow', work: () => promise },
  )
  due.add('pictures').add('slow')
  await pass(60_000)
  const runs = ran.filter((name) => name === 'pictures').length
  expect(runs).toBeGreaterThanOrEqual(60 / 6)
  expect(runs).toBeLessThanOrEqual(60 / 5)
  expect(ran.filter((name) => name === 'slow')).toHaveLength(1)
  resolve()
})

test('where the query fails each job looks for itself', async () => {
  const { find, ran, pass } = polled({ name: 'mails' }, { name: 'bookings' })
  find.due = () => Promise.reject(new Error('relation "mails" does not exist'))
  await pass(SHORTEST_MS)
  expect(ran).toEqual(['mails', 'bookings'])
})

test('a job for which the query never finds anything runs now and then all the same', async () => {
  const { ran, pass } = polled({ name: 'mails' })
  await pass(UNASKED_MS - LONGEST_MS)
  expect(ran).toEqual([])
  await pass(2 * LONGEST_MS)
  expect(ran).toEqual(['mails'])
})

test('nothing is asked after the end, which waits for the runs under way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { due, checks, jobs, pass } = polled({ name: 'mails', work: () => promise })
  due.add('mails')
  await pass(SHORTEST_MS)
  let hasEnded = false
  const stopped = jobs.stop().then(() => (hasEnded = true))
  await pass(60_000)
  expect([hasEnded, checks.length]).toEqual([false, 1])
  resolve()
  await stopped
})

test('an interval is never out of its bounds, grows only while nothing is found, and is the shortest once something was', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (answers) => {
      let interval = SHORTEST_MS
      for (const found of answers) {
        const next = nextInterval(interval, found)
        expect(next).toBeGreaterThanOrEqual(found ? SHORTEST_MS : interval)
        expect(next).toBeLessThanOrEqual(found ? SHORTEST_MS : LONGEST_MS)
        interval = next
      }
    }),
  )
})
