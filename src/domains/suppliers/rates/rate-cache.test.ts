import { expect, test } from 'vitest'
import { testClock } from '#testing/infrastructure/clock.ts'
import { measureRetainedBytes } from '#testing/infrastructure/retained-memory.ts'
import { stubRate } from '#testing/stand-ins/stub-suppliers.ts'
import { FAILURES_LIVE_MS, RATES_LIVE_MS, rateCache } from './rate-cache.service.ts'

const clock = testClock()
const at = clock.now().epochMilliseconds

const RATES = Array.from({ length: 200 }, (_, nth) =>
  stubRate({ key: `car ${nth}`, vendorName: 'Örtliche سيارات', fees: [], carry: { id: `${nth}` } }),
)
const answer = { status: 'cached' as const, rates: RATES, count: 200, at, tookMs: 2 }
const failed = {
  status: 'failed' as const,
  failure: { code: 'no_answer' as const, detail: '' },
  at,
  tookMs: 2,
}

test('what was put is there at once, and the same once it is packed', async () => {
  const cache = rateCache({ clock })
  const packed = cache.put('a', answer)
  expect(cache.get('a')).toEqual(answer)
  await packed
  expect(cache.get('a')).toEqual(answer)
  expect(cache.get('b')).toBeUndefined()
})

test('what was dropped or put anew while it was packed does not come back', async () => {
  const cache = rateCache({ clock })
  const first = cache.put('a', answer)
  cache.drop('a')
  await first
  expect(cache.get('a')).toBeUndefined()
  const older = cache.put('a', answer)
  const newer = cache.put('a', { ...answer, at: at - 9 })
  await Promise.all([older, newer])
  expect(cache.get('a')).toMatchObject({ at: at - 9 })
})

test('a failure after an answer is the failure', async () => {
  const cache = rateCache({ clock })
  const packed = cache.put('a', answer)
  cache.putFailure('a', failed)
  await packed
  expect(cache.get('a')).toEqual(failed)
})

test('it keeps to its bytes, and those not read longest go first', async () => {
  const cache = rateCache({ clock, maxBytes: 6_000 })
  for (const key of ['a', 'b', 'c', 'd', 'e']) {
    await cache.put(key, answer)
    cache.get('a')
  }
  expect(cache.bytes()).toBeLessThanOrEqual(6_000)
  expect(cache.get('a')).toBeDefined()
  expect(cache.get('b')).toBeUndefined()
})

test('what is counted is what is held', async () => {
  const cache = rateCache({ clock })
  const retained = await measureRetainedBytes(async () => {
    for (let nth = 0; nth < 300; nth++) await cache.put(`rental ${nth}`, answer)
    return cache
  })
  expect(cache.bytes()).toBeGreaterThan(300_000)
  expect(retained).toBeLessThan(2 * cache.bytes())
})

test('a failure does not keep the reply that its words were cut from', async () => {
  const cache = rateCache({ clock })
  const retained = await measureRetainedBytes(() => {
    for (let nth = 0; nth < 30; nth++) {
      const reply = `${nth} ${'<Warning/>'.repeat(100_000)}`
      cache.putFailure(`rental ${nth}`, {
        ...failed,
        failure: { code: 'garbage', detail: reply.slice(0, 40) },
      })
    }
    return cache
  })
  expect(retained).toBeLessThan(3_000_000)
})

test('nothing is found longer than it may be served: rates from when they were told, failures for a moment', async () => {
  const time = testClock()
  const cache = rateCache({ clock: time })
  await cache.put('rates', { ...answer, at: at - 1000 })
  cache.putFailure('failure', failed)
  time.pass({ milliseconds: FAILURES_LIVE_MS + 1 })
  expect(cache.get('failure')).toBeUndefined()
  time.pass({ milliseconds: RATES_LIVE_MS - FAILURES_LIVE_MS - 1001 })
  expect(cache.get('rates')).toBeDefined()
  time.pass({ milliseconds: 2 })
  expect(cache.get('rates')).toBeUndefined()
})
