import { beforeEach, expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
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

const LARGE = 4_000_001
const waitingOf = async (companyId: string) => (await staff.get(`wallets/${companyId}`)).body.waiting
const decide = (by: typeof staff, companyId: string, transfer: string, approve: boolean) =>
  by.post(`wallets/${companyId}/transfers/${transfer}`, { approve })

test('a change above one person’s limit waits for a colleague, and is entered once by the first who approves', async () => {
  const { companyId } = await companyWith(app)
  expect((await calls.topUp(companyId, LARGE - 1)).body).toMatchObject({ waits: false })
  const headers = key()
  expect((await calls.topUp(companyId, LARGE, headers)).body).toMatchObject({
    waits: true,
    wallet: { balance: aed(LARGE - 1) },
  })
  await app.database.db.deleteFrom('idempotency_keys').execute()
  await calls.topUp(companyId, LARGE, headers)
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
  expect((await calls.auditOf(companyId)).slice(1)).toMatchObject([
    { staff_id: staff.staffId, action: 'ask_transfer' },
    { staff_id: colleague.staffId, action: 'top_up_wallet', after: { asked_by: staff.staffId } },
  ])
  expectProblem(await decide(colleague, companyId, id, false), { status: 409, code: 'transfer_decided' })
})

test('many small changes by one person in a day count together, but not those of the next day or of a colleague', async () => {
  const { companyId } = await companyWith(app)
  const colleague = await staffCalls(app)
  const part = (LARGE - 1) / 4
  const headers = key()
  for (let attempt = 0; attempt < 4; attempt++)
    expect((await calls.topUp(companyId, part, attempt === 0 ? headers : {})).body.waits).toBe(false)
  await app.database.db.deleteFrom('idempotency_keys').execute()
  expect((await calls.topUp(companyId, part, headers)).body.waits).toBe(false)
  expect((await calls.topUp(companyId, 1)).body).toMatchObject({
    waits: true,
    wallet: { balance: aed(LARGE - 1) },
  })
  expect((await calls.payOut(companyId, 1)).body.waits).toBe(false)
  const others = { amount: aed(1), reason: 'Transfer 4712' }
  expect((await colleague.post(`wallets/${companyId}/top-up`, others)).body.waits).toBe(false)
  app.clock.pass({ hours: 25 })
  expect((await calls.topUp(companyId, 1)).body.waits).toBe(false)
})

test('a change above one person’s limit is withdrawn by its requester or rejected by a colleague and moves nothing; nor does one beyond the credit limit', async () => {
  const companyId = await companyWithWallet(app, { paidIn: 1000 })
  await calls.payOut(companyId, LARGE)
  await calls.payOut(companyId, LARGE)
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

test('raises of the credit limit count together and wait above one person’s limit; lowering it never waits', async () => {
  const companyId = await companyWithWallet(app, { paidIn: 1000 })
  const limitOf = async () => (await staff.get(`wallets/${companyId}`)).body.wallet.credit_limit
  expect((await calls.setLimit(companyId, LARGE - 1)).body.waits).toBe(false)
  const headers = key()
  expect((await calls.setLimit(companyId, LARGE, headers)).body).toMatchObject({
    waits: true,
    wallet: { credit_limit: aed(LARGE - 1) },
  })
  await app.database.db.deleteFrom('idempotency_keys').execute()
  await calls.setLimit(companyId, LARGE, headers)
  expect((await calls.setLimit(companyId, 5000)).body).toMatchObject({ waits: false })
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
  expect((await calls.auditOf(companyId)).map(({ action, staff_id }) => [action, staff_id])).toEqual([
    ['set_credit_limit', staff.staffId],
    ['ask_credit_limit', staff.staffId],
    ['set_credit_limit', staff.staffId],
    ['set_credit_limit', colleague.staffId],
  ])
  await calls.setLimit(companyId, 2 * LARGE)
  const [next] = await waitingOf(companyId)
  expect((await decide(colleague, companyId, next.transfer_id, false)).status).toBe(200)
  expect(await limitOf()).toEqual(aed(LARGE))
})
