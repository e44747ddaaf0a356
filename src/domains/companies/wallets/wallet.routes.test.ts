import { beforeEach, expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { companyWith, profileOf } from '#testing/builders/trips/trip-people.ts'
import { addTrip } from '#testing/builders/trips/trips.ts'
import { companyWithWallet } from '#testing/builders/trips/wallets.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { chargeWallet } from './pay-by-wallet.usecase.ts'

const app = forFile(await testApp())
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))

const detail = (headers: Record<string, string>, query = '') =>
  app.call(`/trips/api/wallet/detail${query}`, { headers })

const aed = (amount: number) => ({ amount, currency: 'AED' })

/** Charges a new trip to a company. */
async function tripFor(companyId: string, amount: number): Promise<string> {
  const { db } = app.database
  const tripId = await addTrip(db, { companyId })
  const fare = { companyId, tripId, amount: money(amount, 'AED'), kind: 'fare' } as const
  expect((await db.transaction().execute((tx) => chargeWallet(tx, fare, app.clock.now()))).ok).toBe(true)
  return tripId
}

test.for([{ isSupervisor: true }, { isAdmin: true }])(
  'a company’s %o sees balance, limit and entries',
  async (role) => {
    const companyId = await companyWithWallet(app, { paidIn: 5000, creditLimit: 2000 })
    const tripId = await tripFor(companyId, 6000)
    const { headers } = await profileOf(app, { companyId, ...role })
    const reply = await detail(headers)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.body).toEqual({
      balance: aed(-1000),
      credit_limit: aed(2000),
      available: aed(1000),
      entries: [
        {
          entry_id: expect.any(String),
          number: 2,
          kind: 'fare',
          amount: aed(-6000),
          balance: aed(-1000),
          trip_id: tripId,
          reason: null,
          at: '2026-12-01T09:00:00Z',
        },
        {
          entry_id: expect.any(String),
          number: 1,
          kind: 'top_up',
          amount: aed(5000),
          balance: aed(5000),
          trip_id: null,
          reason: 'Paid in',
          at: '2026-12-01T09:00:00Z',
        },
      ],
      next: null,
    })
  },
)

test('a traveller sees only the balance, and no trip of a colleague', async () => {
  const companyId = await companyWithWallet(app, { paidIn: 5000, creditLimit: 2000 })
  await tripFor(companyId, 1000)
  const { headers } = await profileOf(app, { companyId })
  expect((await detail(headers)).body).toEqual({
    balance: aed(4000),
    credit_limit: null,
    available: null,
    entries: [],
    next: null,
  })
})

test('a profile shows the same wallet fields', async () => {
  const companyId = await companyWithWallet(app, { paidIn: 5000, creditLimit: 2000 })
  const walletIn = async (role: { isSupervisor?: boolean }) => {
    const { headers } = await profileOf(app, { companyId, ...role })
    return (await app.call('/trips/api/profile', { headers })).body.wallet
  }
  expect(await walletIn({ isSupervisor: true })).toEqual({
    balance: aed(5000),
    credit_limit: aed(2000),
    available: aed(7000),
  })
  expect(await walletIn({})).toEqual({ balance: aed(5000), credit_limit: null, available: null })
})

test('entries are read a page at a time, newest first', async () => {
  const companyId = await companyWithWallet(app, { paidIn: 5000 })
  for (const amount of [1, 2, 3]) await tripFor(companyId, amount)
  const { headers } = await profileOf(app, { companyId, isAdmin: true })
  const page = async (query: string) => {
    const { body } = await detail(headers, query)
    return { numbers: body.entries.map((one: { number: number }) => one.number), next: body.next }
  }
  expect(await page('?rows=3')).toEqual({ numbers: [4, 3, 2], next: 2 })
  expect(await page('?rows=3&after=2')).toEqual({ numbers: [1], next: null })
})

test('a supervisor sees their own company’s wallet, and no other', async () => {
  const [rich, poor] = [
    await companyWithWallet(app, { paidIn: 9000 }),
    await companyWithWallet(app, { paidIn: 7 }),
  ]
  const { headers } = await profileOf(app, { companyId: poor, isSupervisor: true })
  const { body } = await detail(headers)
  expect(body).toMatchObject({ balance: aed(7), entries: [{ amount: aed(7) }] })
  expect(JSON.stringify(body)).not.toContain(rich)
})

test.for([
  { name: 'of a retail traveller', profile: async () => ({}) },
  {
    name: 'of a company that has none',
    profile: async () => ({ companyId: (await companyWith(app)).companyId, isAdmin: true }),
  },
])('a profile $name has no wallet', async ({ profile }) => {
  const { headers } = await profileOf(app, await profile())
  expectProblem(await detail(headers), { status: 404, code: 'wallet_not_found' })
  expectArabic(await detail({ ...headers, language: 'ar' }))
})

test('a wallet needs a token', async () => {
  expectProblem(await detail({}), { status: 401, code: 'token_missing' })
  const rejected = await detail({ authorization: `Bearer ${'x'.repeat(43)}` })
  expectProblem(rejected, { status: 401, code: 'token_expired' })
})

test.for(['?rows=0', '?rows=101', '?after=0', '?after=x'])('a query is rejected: %s', async (query) => {
  const companyId = await companyWithWallet(app)
  const { headers } = await profileOf(app, { companyId, isAdmin: true })
  expectProblem(await detail(headers, query), { status: 400, code: 'invalid_request' })
  expectArabic(await detail({ ...headers, language: 'ar' }, query))
})
