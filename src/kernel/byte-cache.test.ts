import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testClock } from '#testing/infrastructure/clock.ts'
import { byteCache } from './byte-cache.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const clock = testClock()

const cache = ({ maxBytes = 1_000_000 } = {}) =>
  byteCache<Uint8Array>({ maxBytes, lifetimeMs: 120_000, clock, bytesOf: ({ byteLength }) => byteLength })

function pass(milliseconds: number): void {
  clock.pass({ milliseconds })
  vi.advanceTimersByTime(milliseconds)
}

test('what is older than its lifetime is not found, and goes without being asked for', () => {
  const cached = cache()
  cached.set('a', new Uint8Array(500))
  pass(60_000)
  cached.set('b', new Uint8Array(500))
  pass(60_001)
  expect(cached.size).toBe(1)
  expect([cached.get('a'), cached.get('b')?.byteLength]).toEqual([undefined, 500])
  pass(60_000)
  expect([cached.size, cached.calculatedSize]).toEqual([0, 0])
})

test('by the clock it is not found, whenever its timer comes', () => {
  const cached = cache()
  cached.set('a', new Uint8Array(500))
  clock.pass({ milliseconds: 120_001 })
  expect(cached.get('a')).toBeUndefined()
})

test('keys count: long ones push out as long values do', () => {
  const cached = cache({ maxBytes: 100_000 })
  for (let at = 0; at < 100; at++) cached.set(`${at}${' '.repeat(10_000)}`, new Uint8Array(1))
  expect(cached.size).toBe(4)
})

test('a clock that is set back by months does not make its timer run any faster', () => {
  const cached = cache()
  cached.set('a', new Uint8Array(500))
  vi.advanceTimersByTime(60_000)
  clock.pass({ hours: -24 * 60 })
  const purge = vi.spyOn(cached, 'purgeStale')
  vi.advanceTimersByTime(120_000)
  expect(purge.mock.calls.length).toBeLessThanOrEqual(10)
  expect(vi.getTimerCount()).toBe(1)
})
