import { expect, test } from 'vitest'
import { testClock } from '#testing/infrastructure/clock.ts'
import { heldBytes } from '#testing/infrastructure/held-memory.ts'
import { stubRate } from '#testing/stand-ins/stub-suppliers.ts'
import { FAILURES_LIVE_MS, RATES_LIVE_MS, rateShelf } from './rate-cache.service.ts'

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
  const shelf = rateShelf({ clock })
  const packed = shelf.put('a', answer)
  expect(shelf.get('a')).toEqual(answer)
  await packed
  expect(shelf.get('a')).toEqual(answer)
  expect(shelf.get('b')).toBeUndefined()
})

test('what was dropped or put anew while it was packed does not come back', async () => {
  const shelf = rateShelf({ clock })
  const first = shelf.put('a', answer)
  shelf.drop('a')
  await first
  expect(shelf.get('a')).toBeUndefined()
  const older = shelf.put('a', answer)
  const newer = shelf.put('a', { ...answer, at: at - 9 })
  await Promise.all([older, newer])
  expect(shelf.get('a')).toMatchObject({ at: at - 9 })
})

test('a failure after an answer is the failure', async () => {
  const shelf = rateShelf({ clock })
  const packed = shelf.put('a', answer)
  shelf.putFailure('a', failed)
  await packed
  expect(shelf.get('a')).toEqual(failed)
})

test('it keeps to its bytes, and those not read longest go first', async () => {
  const shelf = rateShelf({ clock, mostBytes: 6_000 })
  for (const key of ['a', 'b', 'c', 'd', 'e']) {
    await shelf.put(key, answer)
    shelf.get('a')
  }
  expect(shelf.bytes()).toBeLessThanOrEqual(6_000)
  expect(shelf.get('a')).toBeDefined()
  expect(shelf.get('b')).toBeUndefined()
})

test('what is counted is what is held', async () => {
  const shelf = rateShelf({ clock })
  const held = await heldBytes(async () => {
    for (let nth = 0; nth < 300; nth++) await shelf.put(`rental ${nth}`, answer)
    return shelf
  })
  expect(shelf.bytes()).toBeGreaterThan(300_000)
  expect(held).toBeLessThan(2 * shelf.bytes())
})

test('a failure does not keep the reply that its words were cut from', async () => {
  const shelf = rateShelf({ clock })
  const held = await heldBytes(() => {
    for (let nth = 0; nth < 30; nth++) {
      const reply = `${nth} ${'<Warning/>'.repeat(100_000)}`
      shelf.putFailure(`rental ${nth}`, {
        ...failed,
        failure: { code: 'garbage', detail: reply.slice(0, 40) },
      })
    }
    return shelf
  })
  expect(held).toBeLessThan(3_000_000)
})

test('nothing is found longer than it may be served: rates from when they were told, failures for a moment', async () => {
  const time = testClock()
  const shelf = rateShelf({ clock: time })
  await shelf.put('rates', { ...answer, at: at - 1000 })
  shelf.putFailure('failure', failed)
  time.pass({ milliseconds: FAILURES_LIVE_MS + 1 })
  expect(shelf.get('failure')).toBeUndefined()
  time.pass({ milliseconds: RATES_LIVE_MS - FAILURES_LIVE_MS - 1001 })
  expect(shelf.get('rates')).toBeDefined()
  time.pass({ milliseconds: 2 })
  expect(shelf.get('rates')).toBeUndefined()
})
