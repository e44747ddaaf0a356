import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId, newReference } from '#kernel/ids.ts'
import { CURRENCIES } from '#kernel/locale.ts'
import { convert, money } from '#kernel/money.ts'
import { addPartner } from '#testing/builders/accounts/partners.ts'
import { addEarnings, addReversal } from '#testing/builders/partners/earned-bookings.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { EARNING_STATES } from '../record/earning.contract.ts'
import { selectEarnings } from './partner-bookings.store.ts'
import { REVENUE_GROUPS } from './partner-report.contract.ts'
import { readRevenueSums } from './revenue.store.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
  await database.db.deleteFrom('exchange_rates').execute()
  await database.db.insertInto('exchange_rates').values(TABLES.flatMap(rowsOf)).execute()
})
afterAll(() => database.close())

const CODES = CURRENCIES.map(({ code }) => code)
const perEuro = (scale: number) =>
  Object.fromEntries(CODES.map((code, at) => [code, code === 'EUR' ? '1' : ((at + 2) * scale).toFixed(2)]))
/** None on 3 November: the day before counts. */
const TABLES = [
  { date: '2026-11-02', perEuro: perEuro(0.37) },
  { date: '2026-11-04', perEuro: perEuro(1.13) },
  { date: '2026-11-05', perEuro: perEuro(2.91) },
]
const rowsOf = ({ date, perEuro }: (typeof TABLES)[number]) =>
  Object.entries(perEuro).map(([currency, per_euro]) => ({ date, currency, per_euro }))
const tableOf = (day: string) => TABLES.findLast(({ date }) => date <= day) ?? TABLES[0]!

const earning = fc.record({
  state: fc.constantFrom(...EARNING_STATES),
  currency: fc.constantFrom(...CODES),
  gross: fc.integer({ min: 0, max: 900_000 }),
  amount: fc.integer({ min: 0, max: 90_000 }),
  sub_id: fc.constantFrom('', 'blog', 'mail'),
  pickup_id: fc.constantFrom('DXB', 'KWI'),
  supplier_id: fc.constantFrom(11, 14),
  ordered_at: fc
    .integer({ min: 0, max: 6 * 24 * 60 })
    .map((minutes) => Temporal.Instant.from('2026-10-31T22:30:00Z').add({ minutes })),
})

/** A partner with an account, and with bookings. */
async function partnerWith(earnings: Parameters<typeof addEarnings>[2]) {
  const { db } = database
  const user = {
    id: newId(),
    role: 'partner' as const,
    lang_id: 1,
    created_at: Temporal.Instant.from('2026-11-01T00:00Z'),
  }
  await db.insertInto('users').values(user).execute()
  const partnerId = await addPartner(db, { code: newReference(), owner: user.id, now: user.created_at })
  return { partnerId, rows: await addEarnings(db, { partnerId, userId: user.id }, earnings) }
}

const ALL = { skip: 0, limit: 1000 }

test('in every currency, groups of any kind add up to the same totals, which are the sum of the bookings shown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(earning, { minLength: 1, maxLength: 25 }), async (generated) => {
      // Of what is reversed the line says what was lost, and nothing is earned.
      const { partnerId, rows } = await partnerWith(
        generated.map((one) => ({ ...one, amount: one.state === 'reversed' ? 0 : one.amount })),
      )
      for (const [at, row] of rows.entries())
        if (row.state === 'reversed') await addReversal(database.db, row, generated[at]?.amount ?? 0)
      const currency = CODES[rows.length % CODES.length] ?? 'EUR'
      const earned = generated.map(({ state, ordered_at, currency: sold, ...amounts }) => {
        const table = tableOf(ordered_at.toString().slice(0, 10))
        const into = (amount: number) => convert(money(amount, sold), currency, table)?.amount ?? Number.NaN
        return { state, gross: into(amounts.gross), amount: into(amounts.amount) }
      })
      const sumOf = (state: string) =>
        earned.reduce((sum, one) => sum + (one.state === state ? one.amount : 0), 0)
      const totals = {
        bookings: rows.length,
        gross: earned.reduce((sum, { gross }) => sum + gross, 0),
        ...Object.fromEntries(EARNING_STATES.map((state) => [state, sumOf(state)])),
      }
      for (const by of REVENUE_GROUPS) {
        const read = await readRevenueSums(database.db, { partnerId }, { by, currency }, ALL)
        expect(read.totals).toMatchObject(totals)
        expect(read.groups).toBe(read.items.length)
        const added = Object.keys(totals).map((column) => [
          column,
          read.items.reduce((sum, item) => sum + Number(item[column as keyof typeof item]), 0),
        ])
        expect(Object.fromEntries(added)).toEqual(totals)
      }
      const listed = await selectEarnings(database.db, { partnerId }, currency, {
        ...ALL,
        after: undefined,
      })
      expect(listed.reduce((sum, { gross }) => sum + gross, 0)).toBe(totals.gross)
      expect(listed.every((row) => row.currency === currency)).toBe(true)
    }),
    { numRuns: 11 },
  )
})

test('what was reversed, earned again and reversed once more would have been earned once', async () => {
  const { partnerId, rows } = await partnerWith([{ state: 'reversed', reason: 'cancelled', amount: 0 }])
  for (const lost of [700, 900]) await addReversal(database.db, rows[0]!, lost)
  const query = { by: 'month', currency: 'EUR' } as const
  expect((await readRevenueSums(database.db, { partnerId }, query, ALL)).totals.reversed).toBe(900)
})

test('a day is one by UTC, and its groups come newest first, or by what was earned', async () => {
  const at = (instant: string) => ({ ordered_at: Temporal.Instant.from(instant) })
  const { partnerId } = await partnerWith([
    { ...at('2026-11-01T23:59:59.999Z'), amount: 1, sub_id: 'few' },
    { ...at('2026-11-02T00:00:00Z'), amount: 5, sub_id: 'many' },
    { ...at('2026-12-01T00:00:00Z'), amount: 7, sub_id: 'many' },
  ])
  const keys = async (by: 'day' | 'month' | 'sub_id', days = {}) =>
    (await readRevenueSums(database.db, { partnerId, ...days }, { by, currency: 'EUR' }, ALL)).items.map(
      ({ key }) => key,
    )
  expect(await keys('day')).toEqual(['2026-12-01', '2026-11-02', '2026-11-01'])
  expect(await keys('day', { from: '2026-11-02', to: '2026-11-02' })).toEqual(['2026-11-02'])
  expect(await keys('month')).toEqual(['2026-12', '2026-11'])
  expect(await keys('sub_id')).toEqual(['many', 'few'])
})
