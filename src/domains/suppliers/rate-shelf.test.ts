import { expect, test } from 'vitest'
import { stubRate } from '#testing/stub-suppliers.ts'
import { rateShelf } from './rate-shelf.ts'

const RATES = Array.from({ length: 200 }, (_, at) =>
  stubRate({ key: `car ${at}`, vendorName: 'Örtliche سيارات', fees: [], carry: { id: `${at}` } }),
)
const answer = { status: 'cached' as const, rates: RATES, count: 200, at: 1, tookMs: 2 }
const failed = {
  status: 'failed' as const,
  failure: { code: 'no_answer' as const, detail: '' },
  at: 1,
  tookMs: 2,
}

test('what was put is there at once, and the same once it is packed', async () => {
  const shelf = rateShelf()
  const packed = shelf.put('a', answer)
  expect(shelf.get('a')).toEqual(answer)
  await packed
  expect(shelf.get('a')).toEqual(answer)
  expect(shelf.get('b')).toBeUndefined()
})

test('what was dropped or put anew while it was packed does not come back', async () => {
  const shelf = rateShelf()
  const first = shelf.put('a', answer)
  shelf.drop('a')
  await first
  expect(shelf.get('a')).toBeUndefined()
  const older = shelf.put('a', answer)
  const newer = shelf.put('a', { ...answer, at: 9 })
  await Promise.all([older, newer])
  expect(shelf.get('a')).toMatchObject({ at: 9 })
})

test('a failure after an answer is the failure', async () => {
  const shelf = rateShelf()
  const packed = shelf.put('a', answer)
  shelf.putFailure('a', failed)
  await packed
  expect(shelf.get('a')).toEqual(failed)
})

test('it keeps to its bytes, and those not read longest go first', async () => {
  const shelf = rateShelf({ mostBytes: 4_000 })
  for (const key of ['a', 'b', 'c', 'd', 'e']) {
    await shelf.put(key, answer)
    shelf.get('a')
  }
  expect(shelf.bytes()).toBeLessThanOrEqual(4_000)
  expect(shelf.get('a')).toBeDefined()
  expect(shelf.get('b')).toBeUndefined()
})
