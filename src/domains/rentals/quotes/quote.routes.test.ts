import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { journey, RENTAL } from '#testing/builders/rentals/journey.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { decodeOfferId, encodeOfferId, type OfferKey } from '../search/offers/offer-id.ts'
import type { Quote } from './quote.contract.ts'

let app: TestApp
let key: OfferKey
/** Id of a desk of the other supplier at the same airport. */
let otherDesk: string
beforeAll(async () => {
  app = await testApp()
  const offers = await journey(app).offers()
  const [first] = offers
  const read = first && decodeOfferId(first.offer_id)
  const other = offers.find(({ supplier }) => supplier.id !== first?.supplier.id)
  if (!read || !other) throw new Error('two suppliers’ offers are needed')
  key = read
  otherDesk = other.pickup.id
})
afterAll(() => app.close())

function detail(body: object) {
  return app.call('/api/vehicle-detail', { body })
}

const text = (content: string) => Buffer.from(content).toString('base64url')

test.for([
  { name: 'no offer', body: {}, path: 'offer_id', message: 'Offer is Required' },
  { name: 'null', body: { offer_id: null }, path: 'offer_id', message: 'Offer is Required' },
  { name: 'an empty id', body: { offer_id: '  ' }, path: 'offer_id', message: 'Offer is Required' },
  { name: 'a number', body: { offer_id: 12 }, path: 'offer_id', message: 'Enter text' },
  { name: 'a list', body: { offer_id: ['a'] }, path: 'offer_id', message: 'Enter text' },
  {
    name: 'an over-long id',
    body: { offer_id: 'a'.repeat(601) },
    path: 'offer_id',
    message: 'At most 600 characters (max)',
  },
  {
    name: 'a NUL',
    body: { offer_id: 'abc\u0000' },
    path: 'offer_id',
    message: 'Control characters are not allowed',
  },
  {
    name: 'half a character',
    body: { offer_id: 'abc\ud800' },
    path: 'offer_id',
    message: 'Control characters are not allowed',
  },
  {
    name: 'a language that is none',
    body: { offer_id: 'abc', lang_id: 9 },
    path: 'lang_id',
    message: 'Language must be 1, 2 or 3',
  },
  {
    name: 'a language as text',
    body: { offer_id: 'abc', lang_id: '2' },
    path: 'lang_id',
    message: 'Language must be 1, 2 or 3',
  },
  {
    name: 'a language in a list',
    body: { offer_id: 'abc', lang_id: [2] },
    path: 'lang_id',
    message: 'Language must be 1, 2 or 3',
  },
  ...[0, 12, '1', 1.5, [1], true].map((currency) => ({
    name: `the currency ${JSON.stringify(currency)}`,
    body: { offer_id: 'abc', currency_id: currency },
    path: 'currency_id',
    message: 'Unknown currency',
  })),
])('an offer id is refused: $name', async ({ body, path, message }) => {
  expectProblem(await detail(body), { status: 400, code: 'invalid_request', fields: [{ path, message }] })
  expectArabic(await app.call('/api/vehicle-detail?lang_id=2', { body }))
})

test.for([
  { name: 'words', id: 'not-an-offer' },
  { name: 'a slash and more', id: '../../etc/passwd' },
  { name: 'SQL', id: text("1' or '1'='1\n".repeat(10)) },
  { name: 'eleven empty lines', id: text('\n'.repeat(10)) },
  { name: 'bytes that are no text', id: Buffer.from([255, 254, 0, 10, 10]).toString('base64url') },
])('what is no offer of ours is not found: $name', async ({ id }) => {
  expectProblem(await detail({ offer_id: id }), { status: 404, code: 'offer_not_found' })
  expectArabic(await detail({ offer_id: id, lang_id: 2 }))
})

type Forged = { name: string; change: (key: OfferKey) => Partial<OfferKey>; status: number; code: string }

const FORGED: Forged[] = [
  {
    name: 'an unknown plan',
    change: () => ({ planId: 'constructor' }),
    status: 404,
    code: 'offer_not_found',
  },
  { name: 'an unknown place', change: () => ({ placeId: 'QQQ' }), status: 404, code: 'offer_not_found' },
  {
    name: 'an unknown station',
    change: () => ({ pickUpStationId: 'nowhere' }),
    status: 404,
    code: 'offer_not_found',
  },
  {
    name: 'an airport as a station',
    change: () => ({ dropOffStationId: 'DXB' }),
    status: 404,
    code: 'offer_not_found',
  },
  {
    name: 'another supplier’s station',
    change: () => ({ pickUpStationId: otherDesk, dropOffStationId: otherDesk }),
    status: 404,
    code: 'offer_not_found',
  },
  {
    name: 'a currency without a rate',
    change: () => ({ currency: 'XTS' }),
    status: 404,
    code: 'offer_not_found',
  },
  {
    name: 'a currency in small letters',
    change: () => ({ currency: 'eur' }),
    status: 404,
    code: 'offer_not_found',
  },
  {
    name: 'a residence of one letter',
    change: () => ({ residence: 'A' }),
    status: 404,
    code: 'offer_not_found',
  },
  { name: 'a driver of 17', change: () => ({ driverAge: 17 }), status: 404, code: 'offer_not_found' },
  { name: 'half a year of age', change: () => ({ driverAge: 30.5 }), status: 404, code: 'offer_not_found' },
  {
    name: 'a total that is no number',
    change: () => ({ shownTotal: Number.NaN }),
    status: 404,
    code: 'offer_not_found',
  },
  {
    name: 'a total too large to count',
    change: () => ({ shownTotal: 2 ** 60 }),
    status: 404,
    code: 'offer_not_found',
  },
  {
    name: 'a day that is none',
    change: () => ({ pickUpAt: '2027-02-30T10:00' }),
    status: 404,
    code: 'offer_not_found',
  },
  {
    name: 'an hour that is none',
    change: () => ({ dropOffAt: '2027-03-05T25:00' }),
    status: 404,
    code: 'offer_not_found',
  },
  {
    name: 'a pick-up in the past',
    change: () => ({ pickUpAt: '2020-01-01T10:00' }),
    status: 422,
    code: 'pick_up_in_the_past',
  },
  {
    name: 'a drop-off before the pick-up',
    change: () => ({ dropOffAt: '2027-02-01T10:00' }),
    status: 422,
    code: 'drop_off_before_pick_up',
  },
  {
    name: 'a rental of a year',
    change: () => ({ dropOffAt: '2028-03-01T10:00' }),
    status: 422,
    code: 'rental_too_long',
  },
  {
    name: 'the end of the calendar',
    change: () => ({ pickUpAt: '9999-12-31T10:00', dropOffAt: '9999-12-31T12:00' }),
    status: 422,
    code: 'pick_up_too_far',
  },
  {
    name: 'an hour at which the desk is closed',
    change: () => ({ pickUpAt: '2027-03-01T03:00' }),
    status: 422,
    code: 'station_closed',
  },
  {
    name: 'a car that is not among them',
    change: () => ({ rateKey: 'a car of our own' }),
    status: 409,
    code: 'sold_out',
  },
]

test.for(FORGED)('an offer id that names $name is refused', async ({ change, status, code }) => {
  const reply = await detail({ offer_id: encodeOfferId({ ...key, ...change(key) }) })
  expectProblem(reply, { status, code, more: ['search'] })
})

test('a car that is there for most drivers is not sold out for a young one: it is not for that age', async () => {
  const carsFor = async (age: number) =>
    (await journey(app).offers(`${RENTAL}&driver_age=${age}`)).map(({ offer_id }) => decodeOfferId(offer_id))
  const forYoung = new Set((await carsFor(22)).map((car) => `${car?.planId} ${car?.rateKey}`))
  const grown = (await carsFor(34)).find((car) => !forYoung.has(`${car?.planId} ${car?.rateKey}`))
  if (!grown || forYoung.size === 0) throw new Error('a car for grown drivers alone is needed')
  const young = { ...grown, driverAge: 22 }
  expectProblem(await detail({ offer_id: encodeOfferId(young) }), {
    status: 422,
    code: 'driver_age',
    more: ['search'],
  })
  const gone = { ...young, rateKey: 'a car of our own' }
  expectProblem(await detail({ offer_id: encodeOfferId(gone) }), {
    status: 409,
    code: 'sold_out',
    more: ['search'],
  })
})

test('a car that is gone leaves a search for its rental, as its quote does', async () => {
  const oneWay = { ...key, dropOffStationId: otherDesk }
  for (const gone of [key, oneWay]) {
    const { body } = await detail({ offer_id: encodeOfferId({ ...gone, rateKey: 'gone', shownTotal: 1 }) })
    const search = new URLSearchParams(body.search)
    expect(Object.fromEntries(search)).toMatchObject({
      pickup_id: 'DXB',
      ...(gone === oneWay && { dropoff_id: otherDesk }),
      pickup_date: key.pickUpAt.slice(0, 10),
      pickup_time: key.pickUpAt.slice(11),
      dropoff_date: key.dropOffAt.slice(0, 10),
      dropoff_time: key.dropOffAt.slice(11),
      driver_age: String(key.driverAge),
      residence: key.residence,
    })
    expect((await app.call(`/api/searching?${search}`, { body: {} })).status).toBe(200)
  }
  const { body: quote } = await detail({ offer_id: encodeOfferId(key) })
  expect(quote.search).toMatch(/^pickup_id=DXB&pickup_date=/)
})

test('a total forged into the id is not the price: today’s is, and the difference is told', async () => {
  const { status, body } = await detail({ offer_id: encodeOfferId({ ...key, shownTotal: -1 }) })
  expect(status).toBe(200)
  expect(body.price_changed.before.amount).toBe(-1)
  expect(body.price_changed.after).toEqual(body.offer.price.total)
  expect(body.offer.price.total.amount).toBeGreaterThan(0)
})

test('a residence that no supplier knows is no reason to fail', async () => {
  const { status } = await detail({ offer_id: encodeOfferId({ ...key, residence: 'ZZ' }) })
  expect([200, 409, 422]).toContain(status)
})

test('a refused request writes no quote', async () => {
  const count = () =>
    app.database.db
      .selectFrom('quotes')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .executeTakeFirst()
  const before = await count()
  for (const { change } of FORGED) await detail({ offer_id: encodeOfferId({ ...key, ...change(key) }) })
  expect(await count()).toEqual(before)
})

test('a car is quoted in another currency without that being a change of price', async () => {
  const { status, body } = await detail({ offer_id: encodeOfferId(key), currency_id: 4 })
  expect(status).toBe(200)
  expect(body.offer.price.total.currency).toBe('KWD')
  expect(body.extras[0].price.currency).toBe('KWD')
  expect(body.price_changed).toBeNull()
})

test('a price in another currency than the desk’s tells what the desk takes in its own', async () => {
  const { offers } = journey(app)
  const inEuro = (await offers()).find(({ supplier }) => supplier.plan === 'Flexible')!
  expect(inEuro.desk).toBeUndefined()
  const body = { offer_id: inEuro.offer_id, currency_id: 2 }
  const quote: Quote = (await app.call('/api/vehicle-detail', { body })).body
  const { offer, extras, protections } = quote
  expect(offer.price.total.currency).toBe('USD')
  expect(offer.desk).toEqual({
    pay_at_desk: inEuro.price.pay_at_desk,
    deposit: inEuro.deposit,
    excess: inEuro.excess,
    extra_km: inEuro.mileage.extra_km,
  })
  for (const added of [...extras, ...protections])
    expect(added).toMatchObject({ desk_price_for_rental: { currency: 'EUR' } })
  const token = await journey(app).guest()
  const cart = (
    await app.call('/api/user/add-car', {
      token,
      body: { quote_id: quote.quote_id, extras: [{ id: extras[0]!.id, quantity: 1 }] },
    })
  ).body.booking
  expect(cart.desk.pay_at_desk).toEqual({
    amount: inEuro.price.pay_at_desk.amount + extras[0]!.desk_price_for_rental!.amount,
    currency: 'EUR',
  })
})

test('what a quote refuses is gone among known offers, for the same cause', async () => {
  const offer_ids = FORGED.map(({ change }) => encodeOfferId({ ...key, ...change(key) }))
  const causes = new Map<string, string>()
  // One at a time, because a call queries suppliers for a limited number of rentals.
  for (const id of offer_ids) {
    const { status, body } = await app.call('/api/offers', { body: { offer_ids: [id] } })
    expect(status).toBe(200)
    expect(body.items[0]).toMatchObject({ offer_id: id, state: 'gone', offer: null })
    causes.set(id, body.items[0].cause)
  }
  expect(offer_ids.map((id) => causes.get(id))).toEqual(FORGED.map(({ code }) => code))
})

test.for([
  { name: 'no offers', offer_ids: [], message: 'This list needs at least 1 entries' },
  {
    name: 'more than 50',
    offer_ids: Array.from({ length: 51 }, () => 'a'),
    message: 'This list can have at most 50 entries',
  },
])('a call about known offers is refused: $name', async ({ offer_ids, message }) => {
  const reply = await app.call('/api/offers', { body: { offer_ids } })
  expectProblem(reply, { status: 400, code: 'invalid_request', fields: [{ path: 'offer_ids', message }] })
})
