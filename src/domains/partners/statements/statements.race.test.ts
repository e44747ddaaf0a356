import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeAudit } from '#domains/staff/audit.store.ts'
import { staffWrite as staffWrites } from '#domains/staff/staff-write.usecase.ts'
import { postEntries } from '#domains/payments/ledger.store.ts'
import { newReference } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import { derivedKey, sealer } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import { addPartner } from '#testing/builders/accounts/partners.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { addEarning, changeEarning } from '#testing/builders/partners/payable-earnings.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { sharedDatabase, testDatabase } from '#testing/infrastructure/database.ts'
import { payoutAccountStore } from './details/payout-account.store.ts'
import { accountOwner, accountSeals } from './details/seal-account.ts'
import { makeStatements } from './make-statements.usecase.ts'
import { decideBatch } from './payouts/decide-batch.usecase.ts'
import { payBatch } from './payouts/pay-batch.usecase.ts'
import { payoutBatchStore as batches } from './payouts/payout-batch.store.ts'
import { prepareBatch } from './payouts/prepare-batch.usecase.ts'
import { statementStore as statements } from './statement.store.ts'

const clock = testClock('2026-12-01T00:10:00Z')
const seals = accountSeals(sealer(derivedKey('a secret of the test', 'payout accounts')))
const NOVEMBER = Temporal.Instant.from('2026-11-20T09:00:00Z')
const RATES = { date: '2026-11-25', perEuro: { EUR: '1' } }
const ACCOUNT = { kind: 'iban' as const, holder: 'Dune', account: 'DE89370400440532013000', bic: null }

let database: Awaited<ReturnType<typeof testDatabase>>
let other: ReturnType<typeof sharedDatabase>
let people: ReturnType<typeof peopleOf>
let mailed = 0
/** Two processes. */
let processes: ReturnType<typeof processOn>[]
beforeAll(async () => {
  database = await testDatabase({ connections: 10 })
  other = sharedDatabase(database.url)
  people = peopleOf({ database, clock })
  processes = [database.db, other.db].map(processOn)
})
afterAll(async () => {
  await other.close()
  await database.close()
})

function processOn(db: Db) {
  const staffWrite = staffWrites({ db, writeAudit, clock })
  const tellOwners = async () => {
    mailed += 1
  }
  const common = { db, statements, batches, seals, tellOwners, staffWrite, clock, hasOwnAccount: true }
  return {
    ...makeStatements({ ...common, minimum: money(5000, 'EUR'), exchange: () => RATES }),
    prepare: prepareBatch(common),
    decide: decideBatch(common),
    pay: payBatch({
      ...common,
      tell: async () => {},
      post: (tx, entries) => postEntries(tx, entries, clock.now()),
    }),
  }
}

/** Four at once, from both processes. */
const atOnce = <Value>(work: (one: (typeof processes)[number], at: number) => Promise<Value>) =>
  Promise.all([0, 1, 2, 3].map((at) => work(processes[at % 2]!, at)))

async function partner() {
  const owner = await people.add({ role: 'traveller' })
  const id = await addPartner(database.db, { code: newReference(), owner, now: NOVEMBER })
  const sealed = seals.seal(ACCOUNT, accountOwner(id, 'EUR'))
  const account = { partnerId: id, currency: 'EUR', kind: ACCOUNT.kind, sealed, changedAt: NOVEMBER }
  await payoutAccountStore.put(database.db, account, owner)
  const earn = (amount: number) =>
    addEarning(database.db, { partner_id: id, userId: owner, amount, changed_at: NOVEMBER })
  return { id, earn }
}

const actor = async () => ({ staffId: await people.add({ role: 'staff' }), address: null })

test('two jobs and two people at once state, prepare, approve and pay everything once', async () => {
  const partners = await Promise.all([1, 2, 3, 4, 5].map(partner))
  for (const { earn } of partners) for (const amount of [3000, 2500]) await earn(amount)
  await atOnce((one) => one.ofClosedMonth())
  const made = await database.db.selectFrom('partner_statements').select(['number', 'payout']).execute()
  expect(made.map(({ number }) => number).toSorted()).toEqual(
    partners.map((_, at) => `PS-2026-00000${at + 1}`),
  )
  expect(mailed).toBe(partners.length)

  const [preparer, first, second] = [await actor(), await actor(), await actor()]
  const prepared = await atOnce((one) => one.prepare({ currency: 'EUR', format: 'sepa' }, preparer))
  const ids = prepared.flatMap((one) => (one.ok ? [one.value] : []))
  expect(ids).toHaveLength(1)
  const [batchId = ''] = ids
  const decided = await atOnce((one, at) => one.decide({ batchId, approve: true }, at < 2 ? first : second))
  expect(decided.filter(({ ok }) => ok)).toHaveLength(1)
  const paid = await atOnce((one) => one.pay({ batchId, paidOn: '2026-12-01' }, first))
  expect(paid.filter(({ ok }) => ok)).toHaveLength(1)
  const entries = await database.db.selectFrom('ledger_entries').select(['kind', 'partner_id']).execute()
  expect(new Set(entries.map(({ partner_id }) => partner_id))).toEqual(new Set(partners.map(({ id }) => id)))
  expect(entries).toHaveLength(partners.length)
  expect(mailed).toBe(2 * partners.length)
})

test('after changes, statements and payouts, what partners are owed is what is left, unpaid and unstated', async () => {
  const all = await Promise.all([1, 2, 3].map(partner))
  const staffers = [await actor(), await actor()] as const
  const bookings: string[] = []
  let earnedInAll = 0
  for (const { earn } of all) for (const amount of [4000, 2500]) bookings.push(await earn(amount))
  earnedInAll += all.length * 6500
  const started = await owed()
  for (let month = 1; month <= 4; month += 1) {
    clock.set(`2027-0${month}-01T00:10:00Z`)
    await processes[month % 2]!.ofClosedMonth()
    if (month % 2 === 0) {
      const batch = await processes[0]!.prepare({ currency: 'EUR', format: 'sepa' }, staffers[0])
      if (batch.ok) {
        await processes[1]!.decide({ batchId: batch.value, approve: true }, staffers[1])
        await processes[0]!.pay({ batchId: batch.value, paidOn: `2027-0${month}-01` }, staffers[0])
      }
    }
    const booking = bookings[month]!
    const amount = month === 3 ? 0 : month * 1500
    const { amount: before } = await database.db
      .selectFrom('partner_earnings')
      .select('amount')
      .where('booking_id', '=', booking)
      .executeTakeFirstOrThrow()
    await changeEarning(database.db, booking, { amount, reversed: amount === 0, at: clock.now() })
    earnedInAll += amount - before
    expect(await owed()).toBe(started + earnedInAll - all.length * 6500)
  }

  /** What is left by last statements, not paid yet and not stated yet, with what the ledger has paid. */
  async function owed() {
    const { db } = database
    const last = await db
      .selectFrom('partner_statements')
      .distinctOn(['partner_id', 'currency'])
      .select('closing')
      .orderBy('partner_id')
      .orderBy('currency')
      .orderBy('month', 'desc')
      .execute()
    const unpaid = await db
      .selectFrom('partner_payouts')
      .select('amount')
      .where('paid_on', 'is', null)
      .execute()
    const earnings = await db.selectFrom('partner_earnings').select(['amount', 'stated']).execute()
    const paid = await db
      .selectFrom('ledger_postings')
      .select('amount')
      .where('account', '=', 'partner_payable')
      .execute()
    const parts = [
      ...last.map(({ closing }) => closing),
      ...[...unpaid, ...paid].map(({ amount }) => amount),
      ...earnings.map(({ amount, stated }) => amount - stated),
    ]
    return parts.reduce((sum, part) => sum + part, 0)
  }
})
