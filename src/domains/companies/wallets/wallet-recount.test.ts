import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import { ledgerSums } from '#testing/builders/rentals/ledger.ts'
import { addTrip } from '#testing/builders/trips/trips.ts'
import { booksOf, companyWithWallet } from '#testing/builders/trips/wallets.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { WALLET_CHARGES, WALLET_CREDITS } from './wallet.contract.ts'
import { chargeWallet, creditWallet } from './pay-by-wallet.usecase.ts'
import { findWallet, lockWallet, updateCreditLimit } from './wallet.store.ts'

const clock = testClock()
const TRIPS = 6

let app: { database: Awaited<ReturnType<typeof testDatabase>>; clock: typeof clock }
beforeAll(async () => {
  app = { database: await testDatabase(), clock }
})
afterAll(() => app.database.close())

type Action =
  | { kind: (typeof WALLET_CHARGES)[number] | (typeof WALLET_CREDITS)[number]; trip: number; amount: number }
  | { kind: 'limit'; amount: number }

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(...WALLET_CHARGES, ...WALLET_CREDITS),
      trip: fc.nat({ max: TRIPS - 1 }),
      amount: fc.nat({ max: 4000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('limit' as const), amount: fc.nat({ max: 5000 }) }) },
)

type Recount = { balance: number; limit: number; done: Set<string>; entries: number }

/** Applies the action by plain arithmetic. Returns true if it is accepted. */
function recounted(count: Recount, one: Action): boolean {
  if (one.kind === 'limit') {
    if (count.balance < -one.amount) return false
    count.limit = one.amount
    return true
  }
  const key = `${one.kind} ${one.trip}`
  if (count.done.has(key) || one.amount === 0) return true
  const isCharge = (WALLET_CHARGES as readonly string[]).includes(one.kind)
  const balance = count.balance + (isCharge ? -one.amount : one.amount)
  if (isCharge && balance < -count.limit) return false
  count.balance = balance
  count.done.add(key)
  count.entries += 1
  return true
}

test('after any charges, credits, repeats and limits a wallet equals a plain recount in all three books', async () => {
  const { db } = app.database
  const isCharge = (kind: string): kind is (typeof WALLET_CHARGES)[number] =>
    (WALLET_CHARGES as readonly string[]).includes(kind)
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: 6000 }),
      fc.nat({ max: 3000 }),
      fc.array(action, { maxLength: 25 }),
      async (paidIn, creditLimit, actions) => {
        const companyId = await companyWithWallet(app, { paidIn, creditLimit })
        const trips = await Promise.all(Array.from({ length: TRIPS }, () => addTrip(db, { companyId })))
        const count: Recount = {
          balance: paidIn,
          limit: creditLimit,
          done: new Set(),
          entries: paidIn > 0 ? 1 : 0,
        }
        for (const one of actions) {
          const amount = money(one.amount, 'AED')
          const passed = await db.transaction().execute(async (tx) => {
            if (one.kind === 'limit') {
              const wallet = await lockWallet(tx, companyId)
              return updateCreditLimit(tx, wallet?.id ?? '', amount)
            }
            const trip = { companyId, tripId: trips[one.trip] ?? '', amount }
            const done = isCharge(one.kind)
              ? await chargeWallet(tx, { ...trip, kind: one.kind }, clock.now())
              : await creditWallet(tx, { ...trip, kind: one.kind }, clock.now())
            return done.ok
          })
          expect(passed).toBe(recounted(count, one))
        }
        const { balance } = count
        const books = await booksOf(db, companyId)
        expect(books).toMatchObject({ balance, entered: balance, posted: balance })
        expect(books.entries).toHaveLength(count.entries)
        expect(await findWallet(db, companyId)).toMatchObject({
          balance: money(balance, 'AED'),
          creditLimit: money(count.limit, 'AED'),
        })
      },
    ),
    { numRuns: 40 },
  )
  expect(await ledgerSums(db)).toEqual({ AED: 0 })
  expect(await ledgerKinds(db)).toEqual(['wallet_charge -', 'wallet_credit +', 'wallet_top_up +'])
})

/** Returns the kinds of ledger entries of wallets, each with the sign of its change of the balance. */
async function ledgerKinds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger_postings as p')
    .innerJoin('ledger_entries as e', 'e.id', 'p.entry_id')
    .select(sql<string>`distinct e.kind || case when p.amount < 0 then ' +' else ' -' end`.as('kind'))
    .where('p.account', '=', 'wallets')
    .execute()
  return rows.map(({ kind }) => kind).toSorted()
}
