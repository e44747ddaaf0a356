import { beforeEach, expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { ledgerSums } from '#testing/builders/rentals/ledger.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { staffCalls } from '#testing/builders/staff/staff-calls.ts'
import { aed, key, walletCalls } from '#testing/builders/staff/wallet-calls.ts'
import { companyWith } from '#testing/builders/trips/trip-people.ts'
import { booksOf, companyWithWallet } from '#testing/builders/trips/wallets.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp())
const staff = await staffCalls(app)
const calls = walletCalls(app, staff)
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))

test('a company’s first transfer creates its wallet, in its currency', async () => {
  const { companyId, corpId } = await companyWith(app, { name: 'Falcon Trading' })
  const reply = await calls.topUp(companyId, 50_000)
  expect(reply.status).toBe(200)
  expect(reply.body).toEqual({
    waits: false,
    wallet: {
      company_id: companyId,
      corp_id: corpId,
      company: 'Falcon Trading',
      balance: aed(50_000),
      credit_limit: aed(0),
      available: aed(50_000),
    },
  })
  expect(await booksOf(app.database.db, companyId)).toMatchObject({ balance: 50_000, posted: 50_000 })
})

test('transfers, pay-outs and limits are in the wallet, its statement, the ledger and the audit', async () => {
  const { companyId } = await companyWith(app)
  await calls.topUp(companyId, 50_000)
  await calls.setLimit(companyId, 20_000)
  app.clock.pass({ hours: 2 })
  const { body } = await calls.payOut(companyId, 60_000)
  expect(body.wallet).toMatchObject({
    balance: aed(-10_000),
    credit_limit: aed(20_000),
    available: aed(10_000),
  })
  const read = (await staff.get(`wallets/${companyId}`)).body
  expect(read).toEqual({
    wallet: body.wallet,
    waiting: [],
    entries: [
      {
        entry_id: expect.any(String),
        number: 2,
        kind: 'pay_out',
        amount: aed(-60_000),
        balance: aed(-10_000),
        trip_id: null,
        reason: 'Contract over',
        at: '2026-12-01T11:00:00Z',
      },
      {
        entry_id: expect.any(String),
        number: 1,
        kind: 'top_up',
        amount: aed(50_000),
        balance: aed(50_000),
        trip_id: null,
        reason: 'Transfer 4711',
        at: '2026-12-01T09:00:00Z',
      },
    ],
    next: null,
  })
  expect(await booksOf(app.database.db, companyId)).toMatchObject({ balance: -10_000, posted: -10_000 })
  expect(await ledgerSums(app.database.db)).toEqual({ AED: 0 })
  const by = { staff_id: staff.staffId, subject: 'wallet' }
  expect(await calls.auditOf(companyId)).toEqual([
    {
      ...by,
      action: 'top_up_wallet',
      before: { balance: aed(0) },
      after: { balance: aed(50_000), reason: 'Transfer 4711' },
    },
    {
      ...by,
      action: 'set_credit_limit',
      before: { credit_limit: aed(0) },
      after: { credit_limit: aed(20_000), reason: 'Good payer' },
    },
    {
      ...by,
      action: 'pay_out_wallet',
      before: { balance: aed(50_000) },
      after: { balance: aed(-10_000), reason: 'Contract over' },
    },
  ])
})

test('a request with one key is entered once, even if the answer to the first was lost', async () => {
  const { companyId } = await companyWith(app)
  const headers = key()
  expect((await calls.topUp(companyId, 5000, headers)).body.wallet.balance).toEqual(aed(5000))
  expect((await calls.topUp(companyId, 5000, headers)).body.wallet.balance).toEqual(aed(5000))
  // As after a crash between the entry and its answer: the key is free again.
  await app.database.db.deleteFrom('idempotency_keys').execute()
  expect((await calls.topUp(companyId, 5000, headers)).body.wallet.balance).toEqual(aed(5000))
  await calls.topUp(companyId, 5000, key())
  await calls.topUp(companyId, 5000)
  expect(await booksOf(app.database.db, companyId)).toMatchObject({ balance: 15_000, posted: 15_000 })
  expect(await calls.auditOf(companyId)).toHaveLength(3)
})

test('an unchanged limit changes nothing, and is not in the audit', async () => {
  const companyId = await companyWithWallet(app, { creditLimit: 700 })
  expect((await calls.setLimit(companyId, 700)).status).toBe(200)
  expect(await calls.auditOf(companyId)).toEqual([])
})

test('no pay-out exceeds the credit limit, and no limit is set below the debt', async () => {
  const companyId = await companyWithWallet(app, { paidIn: 1000, creditLimit: 500 })
  expectProblem(await calls.payOut(companyId, 1501), { status: 409, code: 'wallet_limit' })
  expect((await calls.payOut(companyId, 1500)).body.wallet.available).toEqual(aed(0))
  expectProblem(await calls.setLimit(companyId, 499), { status: 409, code: 'wallet_below_limit' })
  expect((await calls.setLimit(companyId, 500)).status).toBe(200)
  expect(await calls.auditOf(companyId)).toHaveLength(1)
  expect(await booksOf(app.database.db, companyId)).toMatchObject({ balance: -500, lowest: -500 })
})

test('many pay-outs at once stay within the limit, and each has its audit row', async () => {
  const companyId = await companyWithWallet(app, { paidIn: 1000 })
  const replies = await Promise.all(Array.from({ length: 12 }, () => calls.payOut(companyId, 300)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(9)
  expect(await calls.auditOf(companyId)).toHaveLength(3)
  expect(await booksOf(app.database.db, companyId)).toMatchObject({ balance: 100, posted: 100 })
})

test('entries of a wallet are read a page at a time', async () => {
  const { companyId } = await companyWith(app)
  for (const amount of [1, 2, 3, 4, 5]) await calls.topUp(companyId, amount)
  const page = async (query: string) => {
    const { body } = await staff.get(`wallets/${companyId}?${query}`)
    return {
      amounts: body.entries.map((one: { amount: { amount: number } }) => one.amount.amount),
      next: body.next,
    }
  }
  expect(await page('rows=2')).toEqual({ amounts: [5, 4], next: 4 })
  expect(await page('rows=2&after=4')).toEqual({ amounts: [3, 2], next: 2 })
  expect(await page('rows=2&after=2')).toEqual({ amounts: [1], next: null })
})

test('companies are listed a page at a time, including those without a wallet', async () => {
  const ids = [await companyWithWallet(app, { paidIn: 900, creditLimit: 100 })]
  const { companyId, corpId } = await companyWith(app, { name: 'Oasis', currency: 'INR', countryCode: 'IN' })
  ids.push(companyId)
  let after = ''
  const found: { company_id: string }[] = []
  for (let pages = 0; pages < 50; pages += 1) {
    const { body } = await staff.get(`wallets?page_size=2${after}`)
    found.push(...body.items)
    if (body.next === null) break
    after = `&after=${body.next}`
  }
  const mine = found.filter((one) => ids.includes(one.company_id))
  const none = { amount: 0, currency: 'INR' }
  expect(mine).toMatchObject([
    { company_id: ids[0], balance: aed(900), credit_limit: aed(100), available: aed(1000) },
    { company_id: companyId, corp_id: corpId, company: 'Oasis', balance: none, credit_limit: none },
  ])
  expect(new Set(found.map((one) => one.company_id)).size).toBe(found.length)
  const read = (await staff.get(`wallets/${companyId}`)).body
  expect(read).toEqual({ wallet: mine[1], waiting: [], entries: [], next: null })
})

test('the wallet of an unknown company is not found, in both languages', async () => {
  const amount = aed(100)
  for (const id of [newId(), 'none', '%00'])
    for (const rejected of [
      await staff.get(`wallets/${id}?lang_id=2`),
      await staff.post(`wallets/${id}/top-up`, { amount, reason: 'x', lang_id: 2 }, key()),
      await staff.post(`wallets/${id}/pay-out`, { amount, reason: 'x', lang_id: 2 }, key()),
      await staff.post(
        `wallets/${id}/credit-limit`,
        { credit_limit: amount, reason: 'x', lang_id: 2 },
        key(),
      ),
    ]) {
      expectProblem(rejected, { status: 404, code: 'company_not_found' })
      expectArabic(rejected)
    }
})

test('a currency other than the wallet’s is rejected in both languages', async () => {
  const companyId = await companyWithWallet(app, { paidIn: 1000 })
  const amount = { amount: 100, currency: 'INR' }
  for (const rejected of [
    await staff.post(`wallets/${companyId}/top-up`, { amount, reason: 'x', lang_id: 2 }),
    await staff.post(`wallets/${companyId}/credit-limit`, { credit_limit: amount, reason: 'x', lang_id: 2 }),
  ]) {
    expectProblem(rejected, { status: 422, code: 'wallet_currency' })
    expectArabic(rejected)
  }
  expect(await booksOf(app.database.db, companyId)).toMatchObject({ balance: 1000 })
})

test.for([
  { name: 'no reason', path: 'top-up', body: { amount: aed(1) }, field: 'reason' },
  { name: 'an empty reason', path: 'pay-out', body: { amount: aed(1), reason: ' ' }, field: 'reason' },
  { name: 'nothing', path: 'top-up', body: { amount: aed(0), reason: 'x' }, field: 'amount.amount' },
  {
    name: 'less than nothing',
    path: 'top-up',
    body: { amount: aed(-1), reason: 'x' },
    field: 'amount.amount',
  },
  {
    name: 'more than can be counted',
    path: 'top-up',
    body: { amount: aed(1_000_000_000_001), reason: 'x' },
    field: 'amount.amount',
  },
  {
    name: 'a limit below zero',
    path: 'credit-limit',
    body: { credit_limit: aed(-1), reason: 'x' },
    field: 'credit_limit.amount',
  },
  { name: 'a limit without a reason', path: 'credit-limit', body: { credit_limit: aed(1) }, field: 'reason' },
])('a change is invalid in both languages: $name', async ({ path, body, field }) => {
  const send = (more: object) => staff.post(`wallets/${newId()}/${path}`, { ...body, ...more })
  expectProblem(await send({}), { status: 400, code: 'invalid_request', fields: [{ path: field }] })
  expectArabic(await send({ lang_id: 2 }))
})
