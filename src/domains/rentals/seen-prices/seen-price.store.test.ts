import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { Category } from '#kernel/acriss.ts'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { rowBuffer } from '#kernel/row-buffer.service.ts'
import { saveObservations } from './seen-price.store.ts'
import { joinTerms, termsKey, type SeenTerms } from './seen-terms.ts'
import { listTerms, saveTerms } from './seen-terms.store.ts'
import { betterObservation, observationKey, type PriceObservation } from './price-observation.ts'

const database = forFile(await testDatabase())
/** Database connections of a second process. */
const other = forFile(openDatabase(database.url, { connections: 5 }))
beforeEach(async () => {
  for (const table of ['seen_prices', 'seen_places', 'seen_terms'] as const)
    await database.db.deleteFrom(table).execute()
})

const FROM = Date.parse('2026-12-01T00:00:00Z')

const observation = fc.record({
  placeId: fc.constantFrom('DXB', 'AUH'),
  pickUpDate: fc.constantFrom('2027-03-01', '2027-03-02'),
  days: fc.constantFrom(3, 4),
  category: fc.constantFrom<Category>('mini', 'economy'),
  planId: fc.constantFrom('one', 'two'),
  total: fc.integer({ min: 1, max: 4 }),
  seenAt: fc.integer({ min: 0, max: 72 }).map((hours) => FROM + hours * 3_600_000),
})

async function stored(): Promise<Map<string, PriceObservation>> {
  const rows = await database.db.selectFrom('seen_prices').selectAll().execute()
  const found = rows.map((row) => ({
    placeId: row.place_id,
    pickUpDate: row.pickup_date,
    days: row.days,
    category: row.category,
    planId: row.plan_id ?? '',
    total: row.total,
    seenAt: row.seen_at.epochMilliseconds,
  }))
  return new Map(found.map((one) => [observationKey(one), one]))
}

/** Computes the rows that observations should leave, without a database. */
function recount<Row>(rows: readonly Row[], keyOf: (row: Row) => string, join: (a: Row, b: Row) => Row) {
  return new Map([...Map.groupBy(rows, keyOf)].map(([key, group]) => [key, group.reduce(join)]))
}

const buffer = (db: Database['db']) =>
  rowBuffer({
    keyOf: observationKey,
    join: betterObservation,
    write: (rows) => saveObservations(db, rows, []),
    maxRows: 1000,
  })

test('after any searches, written in any batches, the table is what a recount of them leaves', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(observation, { maxLength: 12 }), { maxLength: 6 }),
      async (batches) => {
        await database.db.deleteFrom('seen_prices').execute()
        const { add, flush } = buffer(database.db)
        for (const batch of batches) {
          add(batch)
          await flush()
        }
        expect(await stored()).toEqual(recount(batches.flat(), observationKey, betterObservation))
      },
    ),
    { numRuns: 40 },
  )
})

test('two processes that write the same keys at once leave what a recount leaves, and none waits for ever', async () => {
  const [mine, theirs] = fc.sample(fc.array(observation, { minLength: 60, maxLength: 60 }), {
    numRuns: 2,
    seed: 7,
  })
  const write = async (db: Database['db'], sightings: readonly PriceObservation[]) => {
    for (let from = 0; from < sightings.length; from += 10) {
      const { add, flush } = buffer(db)
      add(sightings.slice(from, from + 10))
      await flush()
    }
  }
  await Promise.all([
    write(database.db, mine ?? []),
    write(other.db, theirs ?? []),
    write(other.db, mine ?? []),
    write(database.db, theirs ?? []),
  ])
  expect(await stored()).toEqual(
    recount([...(mine ?? []), ...(theirs ?? [])], observationKey, betterObservation),
  )
})

const terms = fc
  .record<SeenTerms>({
    placeId: fc.constant('DXB'),
    supplierId: fc.constantFrom(11, 14),
    ageBand: fc.constantFrom(21, 25),
    depositLow: fc.option(fc.integer({ min: 1, max: 9 })),
    depositHigh: fc.constant(null),
    fuelPolicies: fc
      .uniqueArray(fc.constantFrom('full_to_empty', 'full_to_full'), { minLength: 1 })
      .map((all) => all.toSorted()),
    unlimitedMileage: fc.boolean(),
    youngDriverFee: fc.boolean(),
    seenAt: fc.integer({ min: 0, max: 72 }).map((hours) => FROM + hours * 3_600_000),
  })
  .map((one) => ({ ...one, depositHigh: one.depositLow }))

test('after any searches the terms of a place are what a recount of them leaves, in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(terms, { maxLength: 8 }), async (all) => {
      await database.db.deleteFrom('seen_terms').execute()
      for (const one of all) await saveTerms(database.db, [one])
      const storedTerms = await listTerms(database.db, 'DXB', Temporal.Instant.fromEpochMilliseconds(FROM))
      const expected = recount(all, termsKey, joinTerms)
      expect(new Map(storedTerms.map((one) => [termsKey(one), one]))).toEqual(expected)
      expect(recount(all.toReversed(), termsKey, joinTerms)).toEqual(expected)
    }),
    { numRuns: 40 },
  )
})

const one = (over: Partial<PriceObservation> = {}): PriceObservation => ({
  placeId: 'DXB',
  pickUpDate: '2027-03-01',
  days: 3,
  category: 'mini',
  planId: 'one',
  total: 100,
  seenAt: FROM,
  ...over,
})

test('what could not be written waits for the next time', async () => {
  let isAway = true
  const { add, flush } = rowBuffer({
    keyOf: observationKey,
    join: betterObservation,
    maxRows: 10,
    write: async (rows) => {
      if (isAway) throw new Error('the database is away')
      await saveObservations(database.db, rows, [])
    },
  })
  add([one(), one({ days: 4 })])
  await expect(flush()).rejects.toThrow('away')
  isAway = false
  add([one({ total: 90 })])
  await flush()
  expect([...(await stored()).values()].map(({ total }) => total).toSorted()).toEqual([100, 90])
})

test('a full buffer drops new keys and counts them; those it has still become lower', async () => {
  const written: PriceObservation[] = []
  let dropped = 0
  const { add, flush } = rowBuffer<PriceObservation>({
    keyOf: observationKey,
    join: betterObservation,
    maxRows: 2,
    write: async (rows) => void written.push(...rows),
    onDropped: (count) => (dropped += count),
  })
  add([one({ days: 5 }), one({ days: 4 }), one({ days: 6 }), one({ days: 7 }), one({ days: 4, total: 50 })])
  expect(dropped).toBe(2)
  await flush()
  expect(written).toEqual([one({ days: 4, total: 50 }), one({ days: 5 })])
})

test('rows are written in the order of their keys, a few at a time', async () => {
  const batches: string[][] = []
  const { add, flush } = rowBuffer({
    keyOf: observationKey,
    join: betterObservation,
    maxRows: 2000,
    write: async (rows) => void batches.push(rows.map(observationKey)),
  })
  add(Array.from({ length: 1100 }, (_, at) => one({ placeId: `P${(at * 7919) % 1100}` })))
  await flush()
  expect(batches.map(({ length }) => length)).toEqual([500, 500, 100])
  const keys = batches.flat()
  expect(keys).toEqual(keys.toSorted())
})
