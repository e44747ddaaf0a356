import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { sampleOfferId } from '#testing/builders/rentals/offer-ids.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { MAX_SAVED_CARS, type CarToSave } from './saved-car.contract.ts'

let app: TestApp
/** Tokens of one account, signed in on two devices. */
let token: string
let otherDevice: string
let userId: string
beforeAll(async () => {
  app = await testApp()
  userId = await peopleOf(app).add({ role: 'traveller', email: 'saves@example.com' })
})
beforeEach(async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  await app.database.db.deleteFrom('saved_cars').execute()
  token = await signedIn()
  otherDevice = await signedIn()
})
afterAll(() => app.close())

const signedIn = async (id = userId) => (await peopleOf(app).tokenOf(id)).token

function car(rateKey: string, over: Parameters<typeof sampleOfferId>[0] = {}): CarToSave {
  return { offer_id: sampleOfferId({ rateKey, ...over }), vehicle_name: `Model ${rateKey}` }
}

const save = (items: readonly object[], by = token) =>
  app.call('/api/user/saved-cars', { method: 'PUT', token: by, body: { items } })
const remove = (offer_id: string, by = token) =>
  app.call(`/api/user/saved-cars?${new URLSearchParams({ offer_id })}`, { method: 'DELETE', token: by })
async function saved(by = token): Promise<CarToSave[]> {
  const { body } = await app.call('/api/user/saved-cars', { token: by })
  return body.items.map(({ offer_id, vehicle_name }: CarToSave) => ({ offer_id, vehicle_name }))
}

test('a car is saved once, even if its price changes, and shows on the other device', async () => {
  const [first, dearer] = [car('a'), car('a', { shownTotal: 15_000 })]
  expect((await save([first])).body).toMatchObject({ items: [first], most: 50, not_saved: [] })
  expect((await save([dearer, car('b')], otherDevice)).body.not_saved).toEqual([])
  // The price at which it was first saved is kept.
  expect(new Set((await saved()).map(({ offer_id }) => offer_id))).toEqual(
    new Set([first.offer_id, car('b').offer_id]),
  )
  expect(await saved(otherDevice)).toEqual(await saved())
})

test('a car at its desk is saved once, with the rate that was chosen, and taken off by whichever rate is the cheapest', async () => {
  const atDesk = (rateKey: string, how = {}) => ({
    ...car(rateKey, how),
    car_id: 'fiat-500 manual petrol DXB-in_terminal',
  })
  await save([atDesk('chosen'), atDesk('same moment')])
  await save([atDesk('cheapest today')], otherDevice)
  await save([atDesk('another day', { pickUpAt: '2027-03-02T10:00' })])
  const { body } = await app.call('/api/user/saved-cars', { token })
  expect(
    body.items.filter(({ offer_id }: CarToSave) => offer_id === atDesk('chosen').offer_id),
  ).toMatchObject([atDesk('chosen')])
  expect(body.items).toHaveLength(2)
  await remove(atDesk('cheapest tomorrow').offer_id)
  expect(await saved()).toHaveLength(2)
  const { offer_id, car_id } = atDesk('cheapest tomorrow')
  const taken = new URLSearchParams({ offer_id, car_id })
  await app.call(`/api/user/saved-cars?${taken}`, { method: 'DELETE', token })
  expect(await saved()).toEqual([car('another day', { pickUpAt: '2027-03-02T10:00' })])
})

test('it is taken off by any offer of it, again without a change', async () => {
  await save([car('a'), car('b')])
  for (const again of [1, 2]) {
    expect((await remove(car('a', { shownTotal: again }).offer_id, otherDevice)).status).toBe(204)
    expect(await saved()).toEqual([car('b')])
  }
  expect((await remove('no offer')).status).toBe(204)
})

test('a browser’s list is saved except cars that are over, are no offer or do not fit, which the reply lists', async () => {
  await save(Array.from({ length: MAX_SAVED_CARS - 1 }, (_, at) => car(`${at}`)))
  const over = car('over', { pickUpAt: '2026-11-29T10:00' })
  const nothing = { offer_id: 'nothing', vehicle_name: 'Nothing' }
  const { body } = await save([
    over,
    nothing,
    car('0'),
    car('fits'),
    car('fits', { shownTotal: 1 }),
    car('beyond'),
  ])
  expect(body.not_saved).toEqual([
    { offer_id: over.offer_id, reason: 'over' },
    { offer_id: 'nothing', reason: 'not_an_offer' },
    { offer_id: car('beyond').offer_id, reason: 'full' },
  ])
  expect(body.items).toHaveLength(MAX_SAVED_CARS)
})

test('devices that save at once save no more than fit, and each car once', async () => {
  await save(Array.from({ length: MAX_SAVED_CARS - 3 }, (_, at) => car(`${at}`)))
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, at) => save([car('same'), car(`new ${at}`)], at % 2 ? token : otherDevice)),
  )
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  const all = await saved()
  expect(all).toHaveLength(MAX_SAVED_CARS)
  expect(all.filter(({ vehicle_name }) => vehicle_name === 'Model same')).toHaveLength(1)
})

test('after its pick-up day a car is neither listed nor counted, and its row goes', async () => {
  await save([car('soon', { pickUpAt: '2026-12-03T10:00' }), car('later')])
  app.clock.set('2026-12-04T12:01:00Z')
  expect(await saved(await signedIn())).toEqual([car('later')])
  await app.app.runJob('remove what is over')
  expect(await app.database.db.selectFrom('saved_cars').select('vehicle_name').execute()).toEqual([
    { vehicle_name: 'Model later' },
  ])
})

test('each account has its own saved cars, which its data export contains', async () => {
  const another = await signedIn(await peopleOf(app).add({ role: 'traveller', email: 'other@example.com' }))
  await save([car('a')])
  await save([car('b')], another)
  await remove(car('a').offer_id, another)
  expect(await saved()).toEqual([car('a')])
  expect(await saved(another)).toEqual([car('b')])
  const { body } = await app.call('/api/user/export', { token })
  expect(body.held.saved_cars).toMatchObject([car('a')])
})

test.for([
  { name: 'no cars', items: [], path: 'items', message: 'This list needs at least 1 entries' },
  {
    name: 'more than fit',
    items: Array.from({ length: 51 }, () => car('a')),
    path: 'items',
    message: 'This list can have at most 50 entries',
  },
  {
    name: 'a car without a name',
    items: [{ offer_id: 'a', vehicle_name: ' ' }],
    path: 'items.0.vehicle_name',
    message: 'Car name is Required',
  },
  {
    name: 'an over-long id',
    items: [{ offer_id: 'a'.repeat(601), vehicle_name: 'A' }],
    path: 'items.0.offer_id',
    message: 'At most 600 characters (max)',
  },
])('a list is rejected: $name', async ({ items, path, message }) => {
  const rejected = await save(items)
  expectProblem(rejected, { status: 400, code: 'invalid_request', fields: [{ path, message }] })
  expectArabic(await app.call('/api/user/saved-cars?lang_id=2', { method: 'PUT', token, body: { items } }))
})

test('a list is JSON: a form, which any page could send, is not read', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = 'items=1'
  const rejected = await app.call('/api/user/saved-cars', { method: 'PUT', token, headers, body })
  expectProblem(rejected, { status: 415, code: 'not_json' })
})

test('a removal needs only its URL: an empty body without a type, as a server forwards it, is accepted', async () => {
  const removal = { method: 'DELETE', headers: { authorization: `Basic ${token}` }, duplex: 'half' }
  const body = new ReadableStream({ start: (controller) => controller.close() })
  const address = 'http://rihla.test/api/user/saved-cars?offer_id=nothing'
  expect((await app.app.request(address, { ...removal, body })).status).toBe(204)
})
