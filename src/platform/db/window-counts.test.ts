import { expect, test } from 'vitest'
import { sha256 } from '#platform/crypto.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { windowCounts } from './window-counts.store.ts'

const database = forFile(await testDatabase())

const at = (seconds: number) => Temporal.Instant.from('2026-11-01T00:00:00Z').add({ seconds })
const counts = () => windowCounts(database.db, sha256)
const minute = (name: string, most = 1) => ({ name, limit: { most, seconds: 60 } })
const hour = (name: string, most = 1) => ({ name, limit: { most, seconds: 3600 } })

test('what has no room under one name is counted under none, and waits for the last of those that are full', async () => {
  const { take } = counts()
  expect(await take([hour('a'), minute('b')], at(0))).toBe(0)
  expect(await take([hour('a'), minute('b'), minute('c')], at(20))).toBe(3580)
  expect(await take([minute('b'), minute('c')], at(20))).toBe(40)
  expect(await take([minute('c')], at(20))).toBe(0)
  expect(await take([minute('b')], at(60))).toBe(0)
})

test('what its transaction takes back is not counted', async () => {
  const { take, takeIn } = counts()
  const taken = database.db.transaction().execute(async (tx) => {
    expect(await takeIn(tx, [minute('undone')], at(0))).toBe(0)
    throw new Error('undone')
  })
  await expect(taken).rejects.toThrow('undone')
  expect(await take([minute('undone')], at(0))).toBe(0)
})

test.for([
  { name: 'nobody counted under before', first: [] },
  { name: 'whose window is over', first: [minute('over 1', 3), minute('over 2', 3)] },
])('of many at once as many are counted as there is room for: names $name', async ({ first }) => {
  const { take } = counts()
  await take(first, at(-60))
  const names = first.length > 0 ? ['over 1', 'over 2'] : ['new 1', 'new 2']
  const taken = await Promise.all(
    Array.from({ length: 12 }, (_, count) => {
      const counted = names.map((name) => minute(name, 3))
      return take(count % 2 === 0 ? counted : counted.toReversed(), at(0))
    }),
  )
  expect(taken.filter((seconds) => seconds === 0)).toHaveLength(3)
})

test('more at a time than a window ever has room for is refused, and other counts stay', async () => {
  const { take } = counts()
  expect(await take([{ ...minute('big', 10), by: 11 }], at(0))).toBe(60)
  expect(await take([{ ...minute('big', 10), by: 10 }], at(0))).toBe(0)
})
