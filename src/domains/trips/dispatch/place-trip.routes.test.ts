import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'
import type { PayBy } from '../journey/trip.contract.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { CARD } from '#testing/builders/rentals/journey.ts'
import { TRAVELLER, tripsOf } from '#testing/builders/rentals/journeys.ts'
import { staffCalls } from '#testing/builders/staff/staff-calls.ts'
import { profileOf } from '#testing/builders/trips/trip-people.ts'
import { booksOf, companyWithWallet } from '#testing/builders/trips/wallets.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'

let app: TestApp
let trips: Awaited<ReturnType<typeof tripsOf>>
let staff: Awaited<ReturnType<typeof staffCalls>>
beforeAll(async () => {
  app = await testApp()
  trips = await tripsOf(app)
  staff = await staffCalls(app)
})
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))
afterAll(() => app.close())

const NEAR = { name: 'Ramanagara', latitude: 12.7209, longitude: 77.2799 }
const FAR = { name: 'Chennai, gate 2: 13.0827, 80.2707' }

const read = async (id: string) => (await staff.get(`trips/${id}`)).body.trip
const price = (id: string, place: object = NEAR, path = 'to') =>
  staff.post(`trips/${id}/price-place`, { path, place })
async function move(id: string, place: object, over: object = {}, query = '') {
  const { version } = await read(id)
  const { after } = (await price(id, place)).body
  const body = {
    version,
    path: 'to',
    place,
    accept_total: after?.total ?? { amount: 1, currency: 'INR' },
    ...over,
  }
  return staff.post(`trips/${id}/place${query}`, body)
}

/** Books an outstation trip from Bengaluru to Mysuru and pays for it. */
async function booked(payBy: PayBy) {
  const companyId =
    payBy === 'wallet' ? await companyWithWallet(app, { paidIn: 2_000_000, currency: 'INR' }) : null
  const { headers } = await profileOf(app, companyId === null ? {} : { companyId })
  const { quote_id, fare } = await trips.quote(TRIP_CATEGORIES.outstationOneWay, headers)
  const body = { quote_id, traveller: TRAVELLER, accept_total: fare.total, pay_by: payBy }
  const { trip_id: id, reference } = (await app.call('/trips/api/trip/create', { headers, body })).body.trip
  if (payBy === 'card') {
    const { url } = (await app.call(`/trips/api/trip/${id}/payment`, { headers })).body.payment
    const token = new URL(url).searchParams.get('token')
    await app.call('/api/trip-payment', { body: { reference, token, payment: CARD } })
  }
  return { id: id as string, reference: reference as string, companyId, total: fare.total.amount }
}

test('the price with another place is shown next to the current one, and nothing is written', async () => {
  const { id, total } = await booked('driver')
  const before = await read(id)
  const { status, body } = await price(id, FAR)
  expect(status).toBe(200)
  expect(body.before.total.amount).toBe(total)
  expect(body.after.total.amount).toBeGreaterThan(total)
  expect(body.difference.amount).toBe(body.after.total.amount - total)
  expect(body.before.lines.map((line: { kind: string }) => line.kind)).toContain('distance')
  expect(await read(id)).toEqual(before)
})

test.for([
  { payBy: 'driver', place: FAR, agreed: true },
  { payBy: 'driver', place: NEAR },
  { payBy: 'wallet', place: FAR, agreed: true },
  { payBy: 'wallet', place: NEAR },
  { payBy: 'card', place: NEAR },
] as const)(
  '$payBy pays for $place.name by the rate card of the booking',
  async ({ payBy, place, ...over }) => {
    const { id, reference, companyId, total } = await booked(payBy)
    const { status, body } = await move(id, place, over)
    expect(status).toBe(200)
    const { trip } = body
    const after = trip.fare.total.amount as number
    expect(trip.request.to.name).toContain(place.name.split(':')[0])
    expect(trip.events.at(-1)).toMatchObject({
      kind: 'placed',
      detail: { path: 'to', before: { amount: total }, after: { amount: after } },
    })
    expect(trip.paid.amount).toBe(payBy === 'driver' ? 0 : after)
    expect(trip.money.due.amount).toBe(payBy === 'driver' ? after : 0)
    if (companyId !== null) {
      const { entries } = await booksOf(app.database.db, companyId)
      const moved = entries.reduce((sum, { amount }) => sum + amount, 0)
      expect(moved).toBe(2_000_000 - after)
    }
    if (payBy === 'card')
      expect(trip.payments.map((one: { amount: { amount: number } }) => one.amount.amount)).toEqual([
        total,
        after - total,
      ])
    const [mail] = await app.database.db
      .selectFrom('mails')
      .select(['subject', 'text'])
      .where('subject', 'like', `The place and price of your trip ${reference}%`)
      .execute()
    // The traveller's address is unverified, so entered text is not sent there.
    expect(mail?.text).toContain((after / 100).toLocaleString('en', { minimumFractionDigits: 2 }))
    const explained = (await staff.get(`trips/${id}/explain`)).body
    expect(explained.quoted.total.amount).toBe(after)
  },
)

test('the payer has to agree to a higher price, and a card that has paid is not charged again', async () => {
  const driver = await booked('driver')
  const rejected = await move(driver.id, FAR)
  expectProblem(rejected, { status: 422, code: 'price_not_agreed', fields: [{ path: 'agreed' }] })
  expectArabic(await move(driver.id, FAR, {}, '?lang_id=2'))
  const byCard = await booked('card')
  expectProblem(await move(byCard.id, FAR, { agreed: true }), { status: 422, code: 'card_rise_refused' })
  expect((await read(byCard.id)).fare.total.amount).toBe(byCard.total)
  const wallet = await booked('wallet')
  await app.database.db
    .updateTable('wallets')
    .set({ balance: 0, credit_limit: 0 })
    .where('company_id', '=', wallet.companyId)
    .execute()
  expectProblem(await move(wallet.id, FAR, { agreed: true }), { status: 422, code: 'wallet_limit' })
})

test.for([
  {
    name: 'an address that is not found',
    over: { place: { name: 'Zwonk' } },
    status: 422,
    code: 'place_not_found',
  },
  {
    name: 'a place that the trip does not have',
    over: { path: 'place' },
    status: 422,
    code: 'place_unknown',
  },
  {
    name: 'another total',
    over: { accept_total: { amount: 5, currency: 'INR' } },
    status: 409,
    code: 'price_changed',
  },
  { name: 'a stale version', over: { version: 99 }, status: 409, code: 'trip_changed' },
  { name: 'an unknown field', over: { path: 'start' }, status: 400, code: 'invalid_request' },
])('$name is rejected', async ({ over, status, code }) => {
  const { id, total } = await booked('driver')
  expectProblem(await move(id, NEAR, over), { status, code })
  expect((await read(id)).fare.total.amount).toBe(total)
})

test('of two concurrent changes of a place one succeeds, and money moves once', async () => {
  const { id, companyId, total } = await booked('wallet')
  const done = await Promise.all([move(id, NEAR), move(id, NEAR)])
  expect(done.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { entries } = await booksOf(app.database.db, companyId ?? '')
  expect(entries).toHaveLength(3)
  expect((await read(id)).fare.total.amount).toBeLessThan(total)
})

test('a trip that is cancelled keeps its place', async () => {
  const { id } = await booked('driver')
  await staff.post(`trips/${id}/cancel`, { version: (await read(id)).version, reason: 'Called off' })
  expectProblem(await price(id), { status: 409, code: 'trip_act_refused' })
})
