import { beforeEach, describe, expect, test } from 'vitest'
import { newReference } from '#kernel/ids.ts'
import { addPartner } from '#testing/builders/accounts/partners.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { addEarning, changeEarning } from '#testing/builders/partners/payable-earnings.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { draftStatements, makeMonthlyStatements, makeStatement } from './make-statements.usecase.ts'
import { findStatement, selectStatements } from './statement-page.store.ts'

const clock = testClock()
const RATES = { date: '2026-11-25', perEuro: { EUR: '1', USD: '1.1' } }
const NOVEMBER = Temporal.Instant.from('2026-11-20T09:00:00Z')

let count = 0
const database = forFile(await testDatabase())
beforeEach(() => clock.set('2026-12-01T00:10:00Z'))

const app = {
  db: database.db,
  clock,
  settings: { of: () => 50 },
  exchange: () => RATES,
  productName: 'Rihla',
  publicUrl: 'https://rihla.example',
}

async function partner() {
  const people = peopleOf({ database, clock })
  const email = `owner.${(count += 1)}@example.com`
  const owner = await people.add({ role: 'traveller', email })
  const id = await addPartner(database.db, { code: newReference(), owner, now: NOVEMBER })
  const earn = (amount: number, more: Partial<Parameters<typeof addEarning>[1]> = {}) =>
    addEarning(database.db, { partner_id: id, userId: owner, amount, changed_at: NOVEMBER, ...more })
  return { id, owner, email, earn, people }
}

const of = async (partnerId: string) => {
  const { items } = await selectStatements(database.db, { partnerId, after: undefined, limit: 50 })
  return items.map(({ month, opening, total, payout, closing, payout_state }) => ({
    month,
    currency: total.currency,
    payout_state,
    opening: opening.amount,
    total: total.amount,
    payout: payout.amount,
    closing: closing.amount,
  }))
}
const numbersOf = async (partnerId: string) =>
  (await selectStatements(database.db, { partnerId, after: undefined, limit: 50 })).items.map(
    ({ number }) => number,
  )

describe('the job of a month', () => {
  test('states what is payable of the month that was over, once, and pays what is enough', async () => {
    const { id, earn } = await partner()
    const earned = await earn(7000, { sub_id: 'banner' })
    await earn(900, { state: 'confirmed' })
    await earn(800, { state: 'pending' })
    await earn(700, { changed_at: Temporal.Instant.from('2026-12-01T00:00:00Z') })
    await makeMonthlyStatements(app)
    await makeMonthlyStatements(app)
    const all = { opening: 0, total: 7000, payout: 7000, closing: 0 }
    expect(await of(id)).toEqual([{ month: '2026-11-01', currency: 'EUR', payout_state: 'open', ...all }])
    const { items } = await selectStatements(database.db, { partnerId: id, after: undefined, limit: 1 })
    const found = await findStatement(database.db, { id: items[0]!.id, partnerId: id })
    expect(found?.lines).toMatchObject([{ soldId: earned, subId: 'banner', before: 0, amount: 7000 }])
    const row = await database.db
      .selectFrom('partner_earnings')
      .select(['state', 'stated'])
      .where('booking_id', '=', earned)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ state: 'payable', stated: 7000 })
  })

  test('carries over what is too little, and claws back what was stated from the next', async () => {
    const { id, earn } = await partner()
    const first = await earn(4000)
    await makeMonthlyStatements(app)
    clock.set('2027-01-01T00:10:00Z')
    await earn(6000, { changed_at: Temporal.Instant.from('2026-12-10T09:00:00Z') })
    await changeEarning(database.db, first, {
      amount: 0,
      reversed: true,
      at: Temporal.Instant.from('2026-12-11T09:00:00Z'),
    })
    await makeMonthlyStatements(app)
    clock.set('2027-02-01T00:10:00Z')
    await makeMonthlyStatements(app)
    const amounts = (await of(id)).map(({ month, opening, total, payout, closing }) => [
      month,
      opening,
      total,
      payout,
      closing,
    ])
    expect(amounts).toEqual([
      ['2026-12-01', 4000, 2000, 6000, 0],
      ['2026-11-01', 0, 4000, 0, 4000],
    ])
  })

  test('is of each currency by itself, with its own least', async () => {
    const { id, earn } = await partner()
    await earn(5400, { currency: 'USD' })
    await earn(5000)
    await makeMonthlyStatements(app)
    expect((await of(id)).map(({ currency, payout }) => `${currency} ${payout}`).toSorted()).toEqual([
      'EUR 5000',
      'USD 0',
    ])
  })

  test('numbers statements without gaps', async () => {
    const numbers: string[] = []
    for (const _ of [1, 2, 3]) {
      const { id, earn } = await partner()
      await earn(6000)
      await makeMonthlyStatements(app)
      numbers.push(...(await numbersOf(id)))
    }
    const last = Number(numbers[0]?.slice(-6))
    expect(numbers.map((number) => Number(number.slice(-6)))).toEqual([last, last + 1, last + 2])
    expect(numbers[0]).toMatch(/^PS-2026-\d{6}$/)
  })
})

test('a statement made for a partner that ends is of its last month, whose job makes no second', async () => {
  const { id, earn } = await partner()
  await earn(6000, { changed_at: Temporal.Instant.from('2026-12-01T00:05:00Z') })
  const now = () =>
    database.db.transaction().execute(async (tx) => {
      const numbers: string[] = []
      for (const draft of await draftStatements(app, tx, id))
        numbers.push(await makeStatement(app, tx, draft))
      return numbers
    })
  expect(await now()).toHaveLength(1)
  await earn(700, { changed_at: clock.now() })
  expect(await now()).toEqual([])
  clock.set('2027-01-01T00:10:00Z')
  await makeMonthlyStatements(app)
  expect(await of(id)).toMatchObject([{ month: '2026-12-01', payout: 6000 }])
  clock.set('2027-02-01T00:10:00Z')
  await makeMonthlyStatements(app)
  expect(await of(id)).toMatchObject([{ month: '2027-01-01', closing: 700 }, { month: '2026-12-01' }])
})

test('owners whose address is proved are mailed, each in their language, and nobody else', async () => {
  const { id, owner, email, earn, people } = await partner()
  const { db } = database
  await db.updateTable('users').set({ lang_id: 2 }).where('id', '=', owner).execute()
  const reads = await people.add({ role: 'traveller', email: 'reads@example.com' })
  const unproved = await people.add({ role: 'traveller', email: 'unproved@example.com' })
  await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', unproved).execute()
  for (const [user_id, role] of [
    [reads, 'reports'],
    [unproved, 'owner'],
  ] as const)
    await db
      .insertInto('partner_members')
      .values({ user_id, partner_id: id, role, since: NOVEMBER })
      .execute()
  await earn(7000)
  await db.deleteFrom('mails').execute()
  await makeMonthlyStatements(app)
  const [number] = await numbersOf(id)
  const mails = await db.selectFrom('mails').select(['recipient', 'lang_id', 'template', 'text']).execute()
  expect(mails).toEqual([
    { recipient: email, lang_id: 2, template: 'statement_made', text: expect.stringContaining(`${number}`) },
  ])
  for (const text of ['نوفمبر 2026', '70.00', '0.00']) expect(mails[0]?.text).toContain(text)
})

test('nobody changes or removes a statement, nor a line of one', async () => {
  const { id, earn } = await partner()
  await earn(7000)
  await makeMonthlyStatements(app)
  const { db } = database
  for (const table of ['partner_statements', 'partner_statement_lines'] as const)
    await expect(db.deleteFrom(table).execute()).rejects.toThrow('stays as it was made')
  await expect(
    db.updateTable('partner_statements').set({ payout: 0 }).where('partner_id', '=', id).execute(),
  ).rejects.toThrow('stays as it was made')
})

test('a partner finds no statement of another', async () => {
  const [mine, theirs] = [await partner(), await partner()]
  await theirs.earn(7000)
  await makeMonthlyStatements(app)
  const { items } = await selectStatements(database.db, { partnerId: theirs.id, after: undefined, limit: 1 })
  const { id } = items[0]!
  expect(await findStatement(database.db, { id, partnerId: mine.id })).toBeNull()
  expect((await findStatement(database.db, { id, partnerId: theirs.id }))?.payout).toBe(7000)
})
