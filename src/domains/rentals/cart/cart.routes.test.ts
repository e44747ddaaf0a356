import { expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'

const NOBODYS = '01890000-0000-7000-8000-000000000000'

const app = forFile(await testApp())
const traveller = journey(app)
const token = await traveller.guest()
const quote = await traveller.quote('Flexible')
const cart = await traveller.cart(token, quote.quote_id)

const add = (body: object, query = '') => app.call(`/api/user/add-car${query}`, { token, body })
const modify = (body: object, query = '') => app.call(`/api/user/modify-booking${query}`, { token, body })

const EXTRAS: { name: string; extras: unknown; path: string; message?: string }[] = [
  { name: 'null', extras: null, path: 'extras' },
  { name: 'an object', extras: { id: 'gps' }, path: 'extras' },
  { name: 'names alone', extras: ['gps'], path: 'extras.0' },
  { name: 'without an id', extras: [{ quantity: 1 }], path: 'extras.0.id', message: 'Id is Required' },
  { name: 'an empty id', extras: [{ id: '', quantity: 1 }], path: 'extras.0.id', message: 'Id is Required' },
  {
    name: 'a NUL in the id',
    extras: [{ id: 'g\u0000', quantity: 1 }],
    path: 'extras.0.id',
    message: 'Control characters are not allowed',
  },
  {
    name: 'an over-long id',
    extras: [{ id: 'g'.repeat(41), quantity: 1 }],
    path: 'extras.0.id',
    message: 'At most 40 characters (max)',
  },
  ...[-1, 10, 0.5, '1', null, 1e300, true].map((quantity) => ({
    name: `a quantity of ${JSON.stringify(quantity)}`,
    extras: [{ id: 'gps', quantity }],
    path: 'extras.0.quantity',
    message: 'Quantity must be between 0 and 9',
  })),
  {
    name: 'no quantity',
    extras: [{ id: 'gps' }],
    path: 'extras.0.quantity',
    message: 'Quantity must be between 0 and 9',
  },
  {
    name: 'a price of one’s own',
    extras: [{ id: 'gps', quantity: 1, price: 0 }],
    path: 'extras.0.price',
    message: 'Unknown field',
  },
  {
    name: 'one named twice',
    extras: [
      { id: 'gps', quantity: 1 },
      { id: 'gps', quantity: 1 },
    ],
    path: 'extras',
    message: 'List each extra only once',
  },
  {
    name: '21 of them',
    extras: Array.from({ length: 21 }, (_, at) => ({ id: `e${at}`, quantity: 1 })),
    path: 'extras',
    message: 'At most 20 values',
  },
]

test.for(EXTRAS)('extras are refused by both calls: $name', async ({ extras, path, message }) => {
  const fields = [{ path, ...(message !== undefined && { message }) }]
  const refusal = { status: 400, code: 'invalid_request', fields }
  expectProblem(await add({ quote_id: quote.quote_id, extras }), refusal)
  expectProblem(await modify({ booking_id: cart.booking_id, extras }), refusal)
  expectArabic(await add({ quote_id: quote.quote_id, extras, lang_id: 2 }))
})

const IDS: { name: string; id: unknown }[] = [
  { name: 'missing', id: undefined },
  { name: 'null', id: null },
  { name: 'empty', id: '' },
  { name: 'a number', id: 7 },
  { name: 'words', id: 'my-booking' },
  { name: 'SQL', id: "' or true; --" },
  { name: 'a UUID and a NUL', id: `${NOBODYS}\u0000` },
  { name: 'a UUID in braces', id: `{${NOBODYS}}` },
  { name: 'a list', id: [NOBODYS] },
  { name: 'an operator', id: { $ne: null } },
]

test.for(IDS)('an id that is $name is refused', async ({ id }) => {
  expectProblem(await add({ quote_id: id }), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path: 'quote_id', message: 'A quote ID must be a UUID' }],
  })
  expectProblem(await modify({ booking_id: id }), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path: 'booking_id', message: 'A booking ID must be a UUID' }],
  })
  expectArabic(await modify({ booking_id: id }, '?lang_id=2'))
})

test.for([
  { name: 'an empty text', value: '' },
  { name: 'a number', value: 1 },
  { name: 'an over-long text', value: 'p'.repeat(41) },
  { name: 'a control character', value: 'p\u0007q' },
])('a protection that is $name is refused', async ({ value }) => {
  const refusal = { status: 400, code: 'invalid_request', fields: [{ path: 'protection_id' }] }
  expectProblem(await add({ quote_id: quote.quote_id, protection_id: value }), refusal)
  expectProblem(await modify({ booking_id: cart.booking_id, protection_id: value }), refusal)
})

const times = {
  pickup_date: '2027-03-01',
  pickup_time: '10:00',
  dropoff_date: '2027-03-06',
  dropoff_time: '10:00',
}
const total = { amount: 1, currency: 'EUR' }

test.for([
  { name: 'times as text', change: { times: '2027-03-01T10:00' }, path: 'times' },
  {
    name: 'times without a drop-off',
    change: { times: { pickup_date: '2027-03-01', pickup_time: '10:00' } },
    path: 'times.dropoff_date',
  },
  {
    name: 'a day that is none',
    change: { times: { ...times, pickup_date: '2027-02-30' } },
    path: 'times.pickup_date',
  },
  {
    name: 'a time that is none',
    change: { times: { ...times, pickup_time: '24:00' } },
    path: 'times.pickup_time',
  },
  {
    name: 'a time zone of one’s own',
    change: { times: { ...times, time_zone: 'UTC' } },
    path: 'times.time_zone',
  },
  {
    name: 'half an amount',
    change: { accept_total: { amount: 10.5, currency: 'EUR' } },
    path: 'accept_total.amount',
  },
  {
    name: 'a negative amount',
    change: { accept_total: { amount: -1, currency: 'EUR' } },
    path: 'accept_total.amount',
  },
  {
    name: 'an amount as text',
    change: { accept_total: { amount: '1', currency: 'EUR' } },
    path: 'accept_total.amount',
  },
  {
    name: 'an amount too large to count',
    change: { accept_total: { amount: 2 ** 60, currency: 'EUR' } },
    path: 'accept_total.amount',
  },
  {
    name: 'an amount without a currency',
    change: { accept_total: { amount: 1 } },
    path: 'accept_total.currency',
  },
  {
    name: 'a currency of four letters',
    change: { accept_total: { amount: 1, currency: 'EURO' } },
    path: 'accept_total.currency',
  },
  {
    name: 'an amount with a discount',
    change: { accept_total: { ...total, discount: 1 } },
    path: 'accept_total.discount',
  },
  { name: 'a status of one’s own', change: { status: 'confirmed' }, path: 'status' },
  { name: 'a price of one’s own', change: { price: { total } }, path: 'price' },
  {
    name: 'a driver without a name',
    change: { driver: { ...DRIVER, first_name: '' } },
    path: 'driver.first_name',
  },
  {
    name: 'a phone that cannot exist',
    change: { driver: { ...DRIVER, phone: { countryCode: '+971', phone: '12' } } },
    path: 'driver.phone.phone',
  },
])('a change is refused: $name', async ({ change, path }) => {
  const body = { booking_id: cart.booking_id, ...change }
  expectProblem(await modify(body), { status: 400, code: 'invalid_request', fields: [{ path }] })
  expectArabic(await modify(body, '?lang_id=2'))
})

test('an unknown quote and an unknown booking are not found', async () => {
  expectProblem(await add({ quote_id: NOBODYS }), { status: 404, code: 'quote_not_found' })
  expectArabic(await add({ quote_id: NOBODYS, lang_id: 2 }))
  expectProblem(await modify({ booking_id: NOBODYS, extras: [] }), { status: 404, code: 'booking_not_found' })
})

test('what the car does not come with is refused by name', async () => {
  const extras = [{ id: 'ski_rack_of_gold', quantity: 1 }]
  expectProblem(await add({ quote_id: quote.quote_id, extras }), { status: 422, code: 'extra_unknown' })
  expectProblem(await add({ quote_id: quote.quote_id, extras: [{ id: '__proto__', quantity: 1 }] }), {
    status: 422,
    code: 'extra_unknown',
  })
  expectProblem(await add({ quote_id: quote.quote_id, protection_id: 'constructor' }), {
    status: 422,
    code: 'protection_unknown',
  })
  const scarce = quote.extras.find(({ max }) => max < 9)
  if (!scarce) throw new Error('an extra with a limit is needed')
  const tooMany = await add({
    quote_id: quote.quote_id,
    extras: [{ id: scarce.id, quantity: scarce.max + 1 }],
  })
  expectProblem(tooMany, { status: 422, code: 'too_many_of_extra' })
  expectArabic(await add({ quote_id: quote.quote_id, extras, lang_id: 2 }))
})

test('another traveller’s booking is not found, for whoever knows its id', async () => {
  const otherGuest = await journey(app).guest()
  const reply = await app.call('/api/user/modify-booking', {
    token: otherGuest,
    body: { booking_id: cart.booking_id, extras: [] },
  })
  expectProblem(reply, { status: 404, code: 'booking_not_found' })
})

test('a refused change changes nothing of the cart', async () => {
  const before = await journey(app).read(token, cart.booking_id)
  const [extra] = quote.extras
  if (!extra) throw new Error('an extra is needed')
  const more = [{ id: extra.id, quantity: 1 }]
  const refused = [
    {
      body: { extras: more, accept_total: { ...cart.price.total, amount: cart.price.total.amount + 1 } },
      status: 409,
      code: 'price_changed',
    },
    {
      body: { accept_total: { amount: cart.price.total.amount, currency: 'USD' } },
      status: 409,
      code: 'price_changed',
    },
    { body: { extras: [...more, { id: 'nothing', quantity: 1 }] }, status: 422, code: 'extra_unknown' },
    { body: { extras: more, protection_id: 'nothing' }, status: 422, code: 'protection_unknown' },
    { body: { extras: more, driver: { ...DRIVER, age: 19 } }, status: 422, code: 'driver_age_differs' },
    { body: { extras: more, driver_age: 18 }, status: 422, code: 'driver_age' },
    { body: { times: { ...times, pickup_date: '2026-11-30' } }, status: 422, code: 'pick_up_in_the_past' },
    {
      body: { times: { ...times, dropoff_date: '2027-02-28' } },
      status: 422,
      code: 'drop_off_before_pick_up',
    },
    { body: { times: { ...times, dropoff_date: '2027-12-31' } }, status: 422, code: 'rental_too_long' },
    {
      body: { times: { ...times, pickup_date: '2029-03-01', dropoff_date: '2029-03-02' } },
      status: 422,
      code: 'pick_up_too_far',
    },
  ]
  for (const { body, status, code } of refused) {
    expectProblem(await modify({ booking_id: cart.booking_id, ...body }), { status, code })
    expectArabic(await modify({ booking_id: cart.booking_id, ...body }, '?lang_id=2'))
  }
  expect(await journey(app).read(token, cart.booking_id)).toEqual(before)
})

test('another age band or residence prices the cart anew, and a driver who fits the new price is taken', async () => {
  const mine = await journey(app).cart(token, quote.quote_id)
  const priced = (body: object) => modify({ booking_id: mine.booking_id, ...body })
  const young = await priced({ driver_age: 22 })
  expect(young).toMatchObject({
    status: 200,
    body: { booking: { driver_age: 22, residence: mine.residence } },
  })
  const { booking, difference } = young.body
  expect(booking.price.total.amount - mine.price.total.amount).toBe(difference.amount)
  expect(difference.amount).toBeGreaterThan(0)
  expect((await priced({ driver: { ...DRIVER, age: 22 } })).status).toBe(200)
  expect(await priced({ driver_age: 34, residence: 'GB' })).toMatchObject({
    status: 200,
    body: { booking: { driver_age: 34, residence: 'GB' } },
  })
})

test('an age of the same band changes no price', async () => {
  const mine = await journey(app).cart(token, quote.quote_id)
  const same = await modify({ booking_id: mine.booking_id, driver_age: mine.driver_age + 1 })
  expect(same.body).toMatchObject({ difference: { amount: 0 }, booking: { driver_age: mine.driver_age } })
})

test('an expired quote is gone, and so is the cart it held', async () => {
  const start = app.clock.now()
  try {
    app.clock.pass({ minutes: 20 })
    expectProblem(await add({ quote_id: quote.quote_id }), { status: 410, code: 'quote_expired' })
    expectArabic(await add({ quote_id: quote.quote_id, lang_id: 2 }))
    expectProblem(await modify({ booking_id: cart.booking_id, extras: [] }), {
      status: 409,
      code: 'not_in_cart',
    })
    expectArabic(await modify({ booking_id: cart.booking_id, extras: [] }, '?lang_id=2'))
  } finally {
    app.clock.set(start.toString())
  }
})
