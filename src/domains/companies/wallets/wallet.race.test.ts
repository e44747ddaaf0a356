import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import { ledgerSums } from '#testing/builders/rentals/ledger.ts'
import { addTrip } from '#testing/builders/trips/trips.ts'
import { booksOf, companyWithWallet } from '#testing/builders/trips/wallets.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { sharedDatabase, testDatabase } from '#testing/infrastructure/database.ts'
import { chargeWallet, creditWallet } from './pay-by-wallet.usecase.ts'

const CHARGES = 200
const clock = testClock()

let app: { database: Awaited<ReturnType<typeof testDatabase>>; clock: typeof clock }
let other: ReturnType<typeof sharedDatabase>
/** Database connections of two processes. */
let processes: readonly Db[]
beforeAll(async () => {
  const database = await testDatabase({ connections: 20 })
  app = { database, clock }
  other = sharedDatabase(database.url)
  processes = [database.db, other.db]
})
afterAll(async () => {
  await other.close()
  await app.database.close()
})

type Charge = { companyId: string; amount: number; tripId?: string; currency?: string }

/** Books and charges a trip in one transaction, as the product does. */
async function charge(at: number, { companyId, amount, tripId = newId(), currency = 'AED' }: Charge) {
  const db = processes[at % processes.length]!
  const rejected = new Error('refused')
  let code: string | null = null
  await db
    .transaction()
    .execute(async (tx) => {
      const fare = { companyId, tripId, amount: money(amount, currency), kind: 'fare' } as const
      const charged = await chargeWallet(tx, fare, clock.now())
      code = charged.ok ? null : charged.failure.code
      if (!charged.ok) throw rejected
      await addTrip(tx, { id: tripId, companyId })
    })
    .catch((error: unknown) => {
      if (error !== rejected) throw error
    })
  return { code, amount, tripId }
}

test('of 200 concurrent charges from two processes those within the credit limit succeed, and the ledger adds up', async () => {
  const companyId = await companyWithWallet(app, { paidIn: 50_000, creditLimit: 30_000 })
  const startedAt = performance.now()
  const charges = await Promise.all(
    Array.from({ length: CHARGES }, (_, at) => charge(at, { companyId, amount: 700 + ((at * 37) % 900) })),
  )
  console.log(`${CHARGES} charges in ${Math.round(performance.now() - startedAt)} ms`)
  const made = charges.filter(({ code }) => code === null)
  expect(charges.filter(({ code }) => code === 'wallet_limit')).toHaveLength(CHARGES - made.length)
  const spent = made.reduce((sum, { amount }) => sum + amount, 0)
  const books = await booksOf(app.database.db, companyId)
  expect(books).toMatchObject({ balance: 50_000 - spent, entered: 50_000 - spent, posted: 50_000 - spent })
  expect(books.lowest).toBeGreaterThanOrEqual(-30_000)
  // A rejected charge would not have been accepted at the end either.
  for (const { code, amount } of charges)
    if (code !== null) expect(books.balance - amount).toBeLessThan(-30_000)
  expect(books.entries.map(({ number }) => number)).toEqual(books.entries.map((_, at) => at + 1))
  expect(await ledgerSums(app.database.db)).toEqual({ AED: 0 })
})

test('each entry has the balance after it and belongs to one trip', async () => {
  const companyId = await companyWithWallet(app, { paidIn: 10_000 })
  await Promise.all(Array.from({ length: 30 }, (_, at) => charge(at, { companyId, amount: 100 })))
  const { entries } = await booksOf(app.database.db, companyId)
  let balance = 0
  for (const entry of entries) expect(entry.balance).toBe((balance += entry.amount))
  const trips = entries.flatMap(({ trip_id: trip }) => trip ?? [])
  expect(new Set(trips).size).toBe(30)
})

test('concurrent requests for a trip’s fare take it once and refund it once', async () => {
  const companyId = await companyWithWallet(app, { paidIn: 1000 })
  const tripId = await addTrip(app.database.db, { companyId })
  const amount = money(400, 'AED')
  const run = (at: number, movement: 'charge' | 'credit') => {
    const db = processes[at % processes.length]!
    return db
      .transaction()
      .execute<{ ok: boolean }>((tx) =>
        movement === 'charge'
          ? chargeWallet(tx, { companyId, tripId, amount, kind: 'fare' }, clock.now())
          : creditWallet(tx, { companyId, tripId, amount, kind: 'refund' }, clock.now()),
      )
  }
  const charged = await Promise.all(Array.from({ length: 30 }, (_, at) => run(at, 'charge')))
  expect(charged.filter(({ ok }) => ok)).toHaveLength(30)
  expect(await booksOf(app.database.db, companyId)).toMatchObject({ balance: 600, entered: 600, posted: 600 })
  await Promise.all(Array.from({ length: 30 }, (_, at) => run(at, 'credit')))
  expect(await booksOf(app.database.db, companyId)).toMatchObject({ balance: 1000, posted: 1000 })
})

test.for([
  { name: 'no wallet', companyId: async () => newId(), currency: 'AED' },
  {
    name: 'a wallet in another currency',
    companyId: () => companyWithWallet(app, { paidIn: 1000 }),
    currency: 'INR',
  },
])('a company with $name cannot pay a trip by wallet', async ({ companyId: company, currency }) => {
  const companyId = await company()
  expect(await charge(0, { companyId, amount: 1, currency })).toMatchObject({ code: 'wallet_missing' })
  const db = processes[0]!
  const tripId = await addTrip(db)
  const credited = await db
    .transaction()
    .execute((tx) =>
      creditWallet(tx, { companyId, tripId, amount: money(1, currency), kind: 'refund' }, clock.now()),
    )
  expect(credited).toEqual({ ok: false, failure: { code: 'wallet_missing' } })
})

test('an amount of zero adds no entry, and one below zero throws', async () => {
  const companyId = await companyWithWallet(app)
  expect(await charge(0, { companyId, amount: 0 })).toMatchObject({ code: null })
  await expect(charge(0, { companyId, amount: -1 })).rejects.toThrow(/at least zero/)
  expect(await booksOf(app.database.db, companyId)).toMatchObject({ balance: 0, entries: [] })
})

test.for([
  'update wallet_entries set amount = amount * 2',
  'delete from wallet_entries',
  'truncate wallet_entries',
])('entries are append-only: %s', async (statement) => {
  const companyId = await companyWithWallet(app, { paidIn: 1000 })
  await expect(app.database.pool.query(statement)).rejects.toThrow(/stays/)
  expect(await booksOf(app.database.db, companyId)).toMatchObject({ balance: 1000, entered: 1000 })
})

test.for([
  { name: 'a balance below the limit', statement: 'update wallets set balance = -credit_limit - 1' },
  {
    name: 'a ledger entry about a booking and a wallet',
    statement: `insert into ledger_entries (id, booking_id, wallet_id, kind, currency, at)
      select 'x', w.id, w.id, 'sale', 'AED', now() from wallets w limit 1`,
  },
  {
    name: 'a ledger entry about nothing',
    statement: `insert into ledger_entries (id, kind, currency, at) values ('x', 'sale', 'AED', now())`,
  },
])('the database rejects $name', async ({ statement }) => {
  await companyWithWallet(app)
  await expect(app.database.pool.query(statement)).rejects.toThrow(/check constraint/)
})
