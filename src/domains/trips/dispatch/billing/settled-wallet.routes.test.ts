import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { TRAVELLER, tripsOf } from '#testing/builders/rentals/journeys.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { profileOf } from '#testing/builders/trips/trip-people.ts'
import { booksOf, companyWithWallet } from '#testing/builders/trips/wallets.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { TRIP_CATEGORIES, type TripCategory } from '#domains/fares/categories.contract.ts'

/** Price with tax of a package of 8 hours and 80 km. */
const QUOTED = 252_000

let app: TestApp
let trips: Awaited<ReturnType<typeof tripsOf>>
let people: ReturnType<typeof peopleOf>
let staffId: string
beforeAll(async () => {
  app = await testApp()
  trips = await tripsOf(app)
  people = peopleOf(app)
  staffId = await people.add({ role: 'staff', email: 'dispatch@example.com' })
})
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))
afterAll(() => app.close())

const inr = (amount: number) => ({ amount, currency: 'INR' })
const token = async () => (await people.tokenOf(staffId)).token
const read = async (id: string) =>
  (await app.call(`/api/staff/trips/${id}`, { token: await token() })).body.trip
async function perform(id: string, name: string, body: object = {}, query = '') {
  const { version } = await read(id)
  return app.call(`/api/staff/trips/${id}/${name}${query}`, {
    token: await token(),
    body: { version, ...body },
  })
}

/** Books a trip for a company whose wallet holds `paidIn`. */
async function booked(paidIn: number, category: TripCategory = TRIP_CATEGORIES.rental) {
  const companyId = await companyWithWallet(app, { paidIn, currency: 'INR' })
  const { headers } = await profileOf(app, { companyId })
  const { quote_id, fare } = await trips.quote(category, headers)
  const body = { quote_id, traveller: TRAVELLER, accept_total: fare.total }
  const { trip } = (await app.call('/trips/api/trip/create', { headers, body })).body
  return { companyId, id: trip.trip_id as string, quoted: fare.total.amount }
}

async function driven(id: string, km: number) {
  await perform(id, 'assign', { vehicle_id: await trips.vehicle(), driver_id: await trips.driver() })
  app.clock.set('2026-12-03T09:00:00Z')
  await perform(id, 'start', { at: '2026-12-02T10:00', odometer_km: 10_000 })
  await perform(id, 'end', { at: '2026-12-02T18:00', odometer_km: 10_000 + km })
}

const entriesOf = async (companyId: string) =>
  (await booksOf(app.database.db, companyId)).entries.map(({ kind, amount }) => [kind, amount])

test('if a wallet pays, nobody collects', async () => {
  const { id } = await booked(QUOTED)
  await driven(id, 80)
  const rejected = await perform(id, 'collect', { kind: 'collected', amount: inr(1) })
  expectProblem(rejected, { status: 409, code: 'wallet_pays' })
  expect((await read(id)).acts).not.toContain('collect')
})

test('a bill above the wallet’s limit waits, takes no number, and is issued once the wallet covers it', async () => {
  const { companyId, id } = await booked(QUOTED)
  const { id: before } = await booked(QUOTED)
  await driven(id, 100)
  await driven(before, 80)
  const { number } = (await perform(before, 'bill')).body.trip.bill
  expectProblem(await perform(id, 'bill'), { status: 422, code: 'wallet_limit' })
  expectArabic(await perform(id, 'bill', {}, '?lang_id=2'))
  expect(await read(id)).toMatchObject({ status: 'ended', bill: null, paid: inr(QUOTED) })
  await app.database.db
    .updateTable('wallets')
    .set({ credit_limit: 100_000 })
    .where('company_id', '=', companyId)
    .execute()
  const { trip } = (await perform(id, 'bill')).body
  // An extra 20 km at 18, plus 5% tax.
  expect(trip).toMatchObject({ status: 'billed', paid: inr(QUOTED + 37_800) })
  const place = (text: string) => Number(text.split('-')[2])
  expect(place(trip.bill.number)).toBe(place(number) + 1)
  expect(await entriesOf(companyId)).toEqual([
    ['top_up', QUOTED],
    ['fare', -QUOTED],
    ['bill_surplus', -37_800],
  ])
})

test('a bill below its quote refunds the difference', async () => {
  const { companyId, id, quoted } = await booked(1_000_000, TRIP_CATEGORIES.outstationOneWay)
  await driven(id, 131)
  const { trip } = (await perform(id, 'bill')).body
  // 131 km at 16, one driver day, and 5% on both.
  expect(trip.paid).toEqual(inr(262_080))
  expect(await entriesOf(companyId)).toEqual([
    ['top_up', 1_000_000],
    ['fare', -quoted],
    ['bill_reduction', quoted - 262_080],
  ])
})

test('a credited bill returns its surplus to the wallet, and the next one takes its own', async () => {
  const { companyId, id } = await booked(1_000_000)
  await driven(id, 100)
  const toll = { kind: 'toll', amount: inr(100_000), reason: 'Ring road' }
  await perform(id, 'charge', toll)
  expect((await perform(id, 'bill')).body.trip.paid).toEqual(inr(QUOTED + 142_800))
  const { trip } = (await perform(id, 'credit-bill', { reason: 'The toll was ten times less' })).body
  expect(trip).toMatchObject({ status: 'ended', paid: inr(QUOTED), bill: null })
  await perform(id, 'remove-charge', { charge_id: trip.charges[0].charge_id, reason: 'Ten times too much' })
  await perform(id, 'charge', { ...toll, amount: inr(10_000) })
  expect((await perform(id, 'bill')).body.trip.paid).toEqual(inr(QUOTED + 48_300))
  const books = await booksOf(app.database.db, companyId)
  expect(books.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['top_up', 1_000_000],
    ['fare', -QUOTED],
    ['bill_surplus', -142_800],
    ['bill_reduction', 142_800],
    ['bill_surplus', -48_300],
  ])
  const left = 1_000_000 - QUOTED - 48_300
  expect(books).toMatchObject({ balance: left, entered: left, posted: left })
})

test('a bill equal to its quote moves no money', async () => {
  const { companyId, id } = await booked(QUOTED)
  await driven(id, 80)
  expect((await perform(id, 'bill')).status).toBe(200)
  expect(await entriesOf(companyId)).toHaveLength(2)
})

test.for([
  { name: 'by the rule', body: {}, fee: 126_000 },
  { name: 'free of charge', body: { free_of_charge: true }, fee: 0 },
])('an hour before the pick-up the staff cancel $name: $fee is charged', async ({ body, fee }) => {
  const { companyId, id } = await booked(QUOTED)
  app.clock.set('2026-12-02T03:30:00Z')
  const { trip } = (await perform(id, 'cancel', { reason: 'The road is closed', ...body })).body
  expect(trip).toMatchObject({ status: 'cancelled', paid: inr(fee), cancelled: { fee: inr(fee) } })
  expect((await booksOf(app.database.db, companyId)).balance).toBe(QUOTED - fee)
})

test('a no-show refunds nothing to the wallet', async () => {
  const { companyId, id } = await booked(QUOTED)
  app.clock.set('2026-12-02T05:00:00Z')
  const { trip } = (await perform(id, 'no-show')).body
  expect(trip).toMatchObject({
    status: 'no_show',
    paid: inr(QUOTED),
    cancelled: { fee: inr(QUOTED), refund: inr(0) },
  })
  expect((await booksOf(app.database.db, companyId)).balance).toBe(0)
})
