import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import { earningPartner, type EarningPartner } from '#testing/builders/partners/earning-partner.ts'
import { earningIn } from '#testing/builders/partners/earnings.ts'
import { partnerProcess } from '#testing/builders/partners/partner-process.ts'
import { attributedTripsOn, tripFare } from '#testing/builders/partners/attributed-trips.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { findStaffEarning } from './decided-earning.store.ts'

const clock = testClock()
let database: EarningPartner['database']
let bookings: EarningPartner['bookings']
let trips: ReturnType<typeof attributedTripsOn>
let compute: EarningPartner['compute']
let partnerId: string
beforeAll(async () => {
  ;({ database, bookings, compute, partnerId } = await earningPartner(clock))
  trips = attributedTripsOn({ db: database.db, clock })
  await trips.prepare()
})
beforeEach(() => clock.set('2026-12-01T09:00:00Z'))
afterAll(() => database.close())

const earning = (id: string) => earningIn(database.db, id)

test('a trip earns a part of its fare, then of its bill, in its currency, and is payable as a car is', async () => {
  const id = await trips.book({ partnerId })
  await compute()
  expect(await earning(id)).toMatchObject({ state: 'pending', amount: 1200 })
  await trips.become(id, 'started', { status: 'started', startedAt: clock.now() })
  clock.pass({ hours: 3 })
  await trips.become(id, 'ended', { status: 'ended', endedAt: clock.now() })
  await compute()
  expect(await earning(id)).toMatchObject({ state: 'confirmed', amount: 1200 })
  await trips.become(id, 'billed', { status: 'billed', bill: tripFare(30_000) })
  await compute()
  clock.pass({ hours: 24 * 30 })
  await compute()
  expect(await earning(id)).toMatchObject({
    state: 'payable',
    amount: 1500,
    lines: [
      { state: 'pending', reason: null, amount: 1200 },
      { state: 'confirmed', reason: null, amount: 0 },
      { state: 'confirmed', reason: 'changed', amount: 300 },
      { state: 'payable', reason: null, amount: 0 },
    ],
  })
  const owed = await database.db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_postings as p', 'p.entry_id', 'e.id')
    .select(['e.currency', 'p.account', sql<number>`sum(p.amount)::int`.as('amount')])
    .where('e.trip_id', '=', id)
    .groupBy(['e.currency', 'p.account'])
    .orderBy('p.account')
    .execute()
  expect(owed).toEqual([
    { currency: 'AED', account: 'partner_commissions', amount: 1500 },
    { currency: 'AED', account: 'partner_payable', amount: -1500 },
  ])
  expect(await findStaffEarning(database.db, { soldId: id })).toMatchObject({ kind: 'trip' })
})

test('a trip that is cancelled, that nobody came for or that is the partner’s own earns nothing and says why', async () => {
  const phone = { countryCode: '+971', phone: '501112233' }
  const own = await trips.book({ partnerId, traveller: { name: 'Owner', email: 'owner@example.com', phone } })
  const [cancelled, missed] = [await trips.book({ partnerId }), await trips.book({ partnerId })]
  const unpaid = await trips.book({ partnerId, payBy: 'card' })
  await compute()
  await trips.become(cancelled, 'cancelled', { status: 'cancelled' })
  await trips.become(missed, 'no_show', { status: 'no_show' })
  await compute()
  const reversed = { state: 'reversed', amount: 0 }
  expect(await earning(own)).toMatchObject({ ...reversed, reason: 'self_referral' })
  expect(await earning(cancelled)).toMatchObject({ ...reversed, reason: 'cancelled' })
  expect(await earning(missed)).toMatchObject({ ...reversed, reason: 'no_show' })
  expect(await earning(unpaid)).toBeNull()
  await trips.become(unpaid, 'paid', {})
  await compute()
  expect(await earning(unpaid)).toMatchObject({ state: 'pending', amount: 1200 })
})

test.for(['car', 'trip'] as const)(
  'a %s whose payment the bank has taken back earns nothing, until an appeal is won',
  async (kind) => {
    const { db } = database
    const id =
      kind === 'car'
        ? await bookings.addConfirmed({ partnerId })
        : await trips.book({ partnerId, payBy: 'card' })
    if (kind === 'trip') await trips.become(id, 'paid', {})
    const amount = kind === 'car' ? money(11_000, 'EUR') : tripFare(24_000).total
    const paymentId = newId()
    const now = clock.now()
    await db
      .insertInto('payments')
      .values({
        id: paymentId,
        ...(kind === 'car' ? { booking_id: id } : { trip_id: id }),
        state: 'captured',
        ...amount,
        created_at: now,
        updated_at: now,
      })
      .execute()
    await compute()
    const earned = await earning(id)
    const { dispute } = partnerProcess({ db, clock })
    await dispute({ paymentId, state: 'open', amount })
    await compute()
    expect(await earning(id)).toEqual(earned)
    await dispute({ paymentId, state: 'lost', amount })
    await compute()
    expect(await earning(id)).toMatchObject({ state: 'reversed', reason: 'charged_back', amount: 0 })
    await dispute({ paymentId, state: 'won', amount })
    await compute()
    expect(await earning(id)).toMatchObject({ state: 'pending', reason: null, amount: earned?.amount })
  },
)
