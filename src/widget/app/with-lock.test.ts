import { expect, test } from 'vitest'
import { withLock } from './with-lock.ts'

const locksThat = (request: (work: () => unknown) => unknown) =>
  ({ request: (_name: string, work: () => unknown) => request(work) }) as Pick<LockManager, 'request'>
const blocked = () => Promise.reject(new DOMException('blocked', 'SecurityError'))

test.for([
  { locks: undefined, what: 'has none' },
  { locks: locksThat(blocked), what: 'refuses them' },
  { locks: locksThat((work) => work()), what: 'grants one' },
])('work is done once where the browser $what, by its locks', async ({ locks }) => {
  let times = 0
  const done = await withLock(locks, () => Promise.resolve(++times))
  expect(done).toBe(1)
})

test('work that fails is not done again', async () => {
  let times = 0
  const failing = () => {
    times += 1
    return Promise.reject(new Error('failed'))
  }
  await expect(
    withLock(
      locksThat((work) => work()),
      failing,
    ),
  ).rejects.toThrow('failed')
  expect(times).toBe(1)
})
