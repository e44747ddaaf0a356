import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { ledgerSums } from '#testing/builders/rentals/ledger.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { staffCalls } from '#testing/builders/staff/staff-calls.ts'
import { companyWith } from '#testing/builders/trips/trip-people.ts'
import { booksOf, companyWithWallet } from '#testing/builders/trips/wallets.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'

let app: TestApp
let staff: Awaited<ReturnType<typeof staffCalls>>
beforeAll(async () => {
  app = await testApp()
  staff = await staffCalls(app)
})
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))
afterAll(() => app.close())

const aed = (amount: number) => ({ amount, currency: 'AED' })
const key = () => ({ 'idempotency-key': crypto.randomUUID() })

const topUp = (companyId: string, amount: number, headers = {}) =>
  staff.post(`wallets/${companyId}/top-up`, { amount: aed(amount), reason: 'Transfer 4711' }, headers)
const payOut = (companyId: string, amount: number, headers = {}) =>
  staff.post(`wallets/${companyId}/pay-out`, { amount: aed(amount), reason: 'Contract over' }, headers)
const setLimit = (companyId: string, amount: number, headers = {}) =>
  staff.post(
    `wallets/${companyId}/credit-limit`,
    { credit_limit: aed(amount), reason: 'Good payer' },
    headers,
  )

const auditOf = (companyId: string) =>
  app.database.db
    .selectFrom('audit_entries')
    .select(['staff_id', 'action', 'subject', 'before', 'after'])
    .where('subject_id', '=', companyId)
    .orderBy('id')
    .execute()

test('a company’s first transfer makes its wallet, in its currency', async () => {
  const { companyId, corpId } = await companyWith(app, { name: 'Falcon Trading' })
  const reply = await topUp(companyId, 50_000)
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

test('what was transferred, paid out and limited is in the wallet, its statement, the ledger and the audit', async () => {
  const { companyId } = await companyWith(app)
  await topUp(companyId, 50_000)
  await setLimit(companyId, 20_000)
  app.clock.pass({ hours: 2 })
  const { body } = await payOut(companyId, 60_000)
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
  expect(await auditOf(companyId)).toEqual([
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

test('a request under one key is entered once, even where the answer to the first was lost', async () => {
  const { companyId } = await companyWith(app)
  const headers = key()
  expect((await topUp(companyId, 5000, headers)).body.wallet.balance).toEqual(aed(5000))
  expect((await topUp(companyId, 5000, headers)).body.wallet.balance).toEqual(aed(5000))
  // As after a crash between the entry and its answer: the key is free again.
  await app.database.db.deleteFrom('idempotency_keys').execute()
  expect((await topUp(companyId, 5000, headers)).body.wallet.balance).toEqual(aed(5000))
  await topUp(companyId, 5000, key())
  await topUp(companyId, 5000)
  expect(await booksOf(app.database.db, companyId)).toMatchObject({ balance: 15_000, posted: 15_000 })
  expect(await auditOf(companyId)).toHaveLength(3)
})

test('a limit as it is already changes nothing, and is not in the audit', async () => {
  const companyId = await companyWithWallet(app, { creditLimit: 700 })
  expect((await setLimit(companyId, 700)).status).toBe(200)
  expect(await auditOf(companyId)).toEqual([])
})

test('nobody is paid out more than the limit allows, and no limit is set below what is owed', async () => {
  const companyId = await companyWithWallet(app, { paidIn: 1000, creditLimit: 500 })
  expectProblem(await payOut(companyId, 1501), { status: 409, code: 'wallet_limit' })
  expect((await payOut(companyId, 1500)).body.wallet.available).toEqual(aed(0))
  expectProblem(await setLimit(companyId, 499), { status: 409, code: 'wallet_below_limit' })
  expect((await setLimit(companyId, 500)).status).toBe(200)
  expect(await auditOf(companyId)).toHaveLength(1)
  expect(await booksOf(app.database.db, companyId)).toMatchObject({ balance: -500, lowest: -500 })
})

test('many pay-outs at once stay within the limit, and each has its audit row', async () => {
  const companyId = await companyWithWallet(app, { paidIn: 1000 })
  const replies = await Promise.all(Array.from({ length: 12 }, () => payOut(companyId, 300)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(9)
  expect(await auditOf(companyId)).toHaveLength(3)
  expect(await booksOf(app.database.db, companyId)).toMatchObject({ balance: 100, posted: 100 })
})

test('a wallet’s entries are read a page at a time', async () => {
  const { companyId } = await companyWith(app)
  for (const amount of [1, 2, 3, 4, 5]) await topUp(companyId, amount)
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

test('companies are listed a page at a time, those without a wallet too', async () => {
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

describe('what is too much for one person', () => {
  const LARGE = 4_000_001
  const waitingOf = async (companyId: string) => (await staff.get(`wallets/${companyId}`)).body.waiting
  const decide = (by: typeof staff, companyId: string, transfer: string, approve: boolean) =>
    by.post(`wallets/${companyId}/transfers/${transfer}`, { approve })

  test('waits for a colleague, and is entered once by whichever agrees first', async () => {
    const { companyId } = await companyWith(app)
    expect((await topUp(companyId, LARGE - 1)).body).toMatchObject({ waits: false })
    const headers = key()
    expect((await topUp(companyId, LARGE, headers)).body).toMatchObject({
      waits: true,
      wallet: { balance: aed(LARGE - 1) },
    })
    await app.database.db.deleteFrom('idempotency_keys').execute()
    await topUp(companyId, LARGE, headers)
    const [transfer, ...more] = await waitingOf(companyId)
    expect(more).toEqual([])
    expect(transfer).toMatchObject({
      kind: 'top_up',
      amount: aed(LARGE),
      asked_by: { staff_id: staff.staffId },
    })
    const { transfer_id: id } = transfer
    expectProblem(await decide(staff, companyId, id, true), { status: 409, code: 'second_person_needed' })
    const colleague = await staffCalls(app)
    const replies = await Promise.all([1, 2, 3].map(() => decide(colleague, companyId, id, true)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const balance = 2 * LARGE - 1
    expect(await booksOf(app.database.db, companyId)).toMatchObject({ balance, posted: balance })
    expect(await waitingOf(companyId)).toEqual([])
    expect((await auditOf(companyId)).slice(1)).toMatchObject([
      { staff_id: staff.staffId, action: 'ask_transfer' },
      { staff_id: colleague.staffId, action: 'top_up_wallet', after: { asked_by: staff.staffId } },
    ])
    expectProblem(await decide(colleague, companyId, id, false), { status: 409, code: 'transfer_decided' })
  })

  test('is also the last of many small ones of a person in a day, and none of the next day or of a colleague', async () => {
    const { companyId } = await companyWith(app)
    const colleague = await staffCalls(app)
    const part = (LARGE - 1) / 4
    const headers = key()
    for (let turn = 0; turn < 4; turn++)
      expect((await topUp(companyId, part, turn === 0 ? headers : {})).body.waits).toBe(false)
    await app.database.db.deleteFrom('idempotency_keys').execute()
    expect((await topUp(companyId, part, headers)).body.waits).toBe(false)
    expect((await topUp(companyId, 1)).body).toMatchObject({
      waits: true,
      wallet: { balance: aed(LARGE - 1) },
    })
    expect((await payOut(companyId, 1)).body.waits).toBe(false)
    const others = { amount: aed(1), reason: 'Transfer 4712' }
    expect((await colleague.post(`wallets/${companyId}/top-up`, others)).body.waits).toBe(false)
    app.clock.pass({ hours: 25 })
    expect((await topUp(companyId, 1)).body.waits).toBe(false)
  })

  test('is withdrawn by who asked or refused by a colleague, and moves nothing; nor does one beyond the limit', async () => {
    const companyId = await companyWithWallet(app, { paidIn: 1000 })
    await payOut(companyId, LARGE)
    await payOut(companyId, LARGE)
    const [first, second] = await waitingOf(companyId)
    const colleague = await staffCalls(app)
    expectProblem(await decide(colleague, companyId, first.transfer_id, true), {
      status: 409,
      code: 'wallet_limit',
    })
    expect((await decide(colleague, companyId, first.transfer_id, false)).status).toBe(200)
    expect((await decide(staff, companyId, second.transfer_id, false)).status).toBe(200)
    expectProblem(await decide(colleague, companyId, newId(), true), {
      status: 404,
      code: 'transfer_not_found',
    })
    expect(await waitingOf(companyId)).toEqual([])
    expect(await booksOf(app.database.db, companyId)).toMatchObject({ balance: 1000 })
  })

  test('is also a raise of the credit limit, and small raises that add up to one; lowering it never waits', async () => {
    const companyId = await companyWithWallet(app, { paidIn: 1000 })
    const limitOf = async () => (await staff.get(`wallets/${companyId}`)).body.wallet.credit_limit
    expect((await setLimit(companyId, LARGE - 1)).body.waits).toBe(false)
    const headers = key()
    expect((await setLimit(companyId, LARGE, headers)).body).toMatchObject({
      waits: true,
      wallet: { credit_limit: aed(LARGE - 1) },
    })
    await app.database.db.deleteFrom('idempotency_keys').execute()
    await setLimit(companyId, LARGE, headers)
    expect((await setLimit(companyId, 5000)).body).toMatchObject({ waits: false })
    const [raise, ...more] = await waitingOf(companyId)
    expect(more).toEqual([])
    expect(raise).toMatchObject({ kind: 'credit_limit', amount: aed(LARGE) })
    const { transfer_id: id } = raise
    expectProblem(await decide(staff, companyId, id, true), { status: 409, code: 'second_person_needed' })
    expect(await limitOf()).toEqual(aed(5000))
    const colleague = await staffCalls(app)
    const replies = await Promise.all([1, 2].map(() => decide(colleague, companyId, id, true)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await limitOf()).toEqual(aed(LARGE))
    expect(await booksOf(app.database.db, companyId), 'no money has moved').toMatchObject({ balance: 1000 })
    expect((await auditOf(companyId)).map(({ action, staff_id }) => [action, staff_id])).toEqual([
      ['set_credit_limit', staff.staffId],
      ['ask_credit_limit', staff.staffId],
      ['set_credit_limit', staff.staffId],
      ['set_credit_limit', colleague.staffId],
    ])
    await setLimit(companyId, 2 * LARGE)
    const [next] = await waitingOf(companyId)
    expect((await decide(colleague, companyId, next.transfer_id, false)).status).toBe(200)
    expect(await limitOf()).toEqual(aed(LARGE))
  })
})

test('a company that there is not has no wallet, in both languages', async () => {
  const amount = aed(100)
  for (const id of [newId(), 'none', '%00'])
    for (const refused of [
      await staff.get(`wallets/${id}?lang_id=2`),
      await staff.post(`wallets/${id}/top-up`, { amount, reason: 'x', lang_id: 2 }, key()),
      await staff.post(`wallets/${id}/pay-out`, { amount, reason: 'x', lang_id: 2 }, key()),
      await staff.post(
        `wallets/${id}/credit-limit`,
        { credit_limit: amount, reason: 'x', lang_id: 2 },
        key(),
      ),
    ]) {
      expectProblem(refused, { status: 404, code: 'company_not_found' })
      expectArabic(refused)
    }
})

test('another currency than the wallet’s is refused in both languages', async () => {
  const companyId = await companyWithWallet(app, { paidIn: 1000 })
  const amount = { amount: 100, currency: 'INR' }
  for (const refused of [
    await staff.post(`wallets/${companyId}/top-up`, { amount, reason: 'x', lang_id: 2 }),
    await staff.post(`wallets/${companyId}/credit-limit`, { credit_limit: amount, reason: 'x', lang_id: 2 }),
  ]) {
    expectProblem(refused, { status: 422, code: 'wallet_currency' })
    expectArabic(refused)
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
