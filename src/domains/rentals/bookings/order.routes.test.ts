import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/app.ts'
import { CARD, DRIVER, journey } from '#testing/journey.ts'
import { expectArabic, expectProblem } from '#testing/problem.ts'
import type { Booking } from './booking.contract.ts'

const NOBODYS = '01890000-0000-7000-8000-000000000000'
const ORDER = '/api/user/order'
const AT_DESK = '/api/user/without-credit-order'

let app: TestApp
let token: string
let cart: Booking
beforeAll(async () => {
  app = await testApp()
  const traveller = journey(app)
  token = await traveller.guest()
  cart = await traveller.cart(token, (await traveller.quote('Flexible')).quote_id)
})
afterAll(() => app.close())

function send(path: string, body: unknown, { as = token, key = crypto.randomUUID() as string | null, query = '' } = {}) {
  return app.call(`${path}${query}`, { token: as, body, headers: key === null ? {} : { 'idempotency-key': key } })
}

function orderBody(changes: object = {}) {
  return { booking_id: cart.booking_id, driver: DRIVER, accept_total: cart.price.total, payment: CARD, ...changes }
}

function deskBody(changes: object = {}) {
  const { payment: _, ...body } = orderBody(changes)
  return body
}

/** A total nobody was shown: what should be refused for another reason cannot become a booking. */
const NEVER = { amount: 1, currency: 'EUR' }

const DRIVERS: { name: string; change: object; path: string; message?: string }[] = [
  ...[undefined, null, '', '   ', 5, ['Layla'], { first: 'Layla' }].flatMap((value) => [
    { name: `the first name ${JSON.stringify(value)}`, change: { first_name: value }, path: 'first_name', message: 'First Name is Required' },
    { name: `the last name ${JSON.stringify(value)}`, change: { last_name: value }, path: 'last_name', message: 'Last Name is Required' },
    { name: `the e-mail ${JSON.stringify(value)}`, change: { email: value }, path: 'email', message: 'Email is Required' },
  ]),
  { name: 'no phone', change: { phone: undefined }, path: 'phone', message: 'Phone is Required' },
  { name: 'a phone in one text', change: { phone: '+971501234567' }, path: 'phone', message: 'Phone is Required' },
  { name: 'a phone without its number', change: { phone: { countryCode: '+971' } }, path: 'phone.phone', message: 'Phone is Required' },
  { name: 'an empty number', change: { phone: { countryCode: '+971', phone: ' ' } }, path: 'phone.phone', message: 'Phone is Required' },
  ...['50', '12345', '5012345678901', 'abcdefghi', '501234567 or 1=1', '٥', '199999999', '+'].map((phone) => ({
    name: `the phone ${phone}`,
    change: { phone: { countryCode: '+971', phone } },
    path: 'phone.phone',
    message: 'Phone is not valid',
  })),
  { name: 'a country code nobody has', change: { phone: { countryCode: '+999', phone: '501234567' } }, path: 'phone.phone', message: 'Phone is not valid' },
  ...[undefined, '971', '00971', '+', '+0', '+12345', '+97a', 971].map((countryCode) => ({
    name: `the country code ${JSON.stringify(countryCode)}`,
    change: { phone: { countryCode, phone: '501234567' } },
    path: 'phone.countryCode',
    message: 'A country code is + and up to four digits',
  })),
  { name: 'a phone with a field more', change: { phone: { ...DRIVER.phone, extension: '1' } }, path: 'phone.extension', message: 'Unknown field' },
  ...['first_name', 'last_name'].flatMap((field) => [
    { name: `a NUL in ${field}`, change: { [field]: 'Lay\u0000la' }, path: field, message: 'Control characters are not allowed' },
    { name: `a line break in ${field}`, change: { [field]: 'Lay\nla' }, path: field, message: 'Control characters are not allowed' },
    { name: `an escape in ${field}`, change: { [field]: 'Lay\u001b[31mla' }, path: field, message: 'Control characters are not allowed' },
    { name: `a C1 control in ${field}`, change: { [field]: 'Lay\u0085la' }, path: field, message: 'Control characters are not allowed' },
    { name: `half a character in ${field}`, change: { [field]: 'Lay\ud83dla' }, path: field, message: 'Control characters are not allowed' },
    { name: `an over-long ${field}`, change: { [field]: 'x'.repeat(61) }, path: field, message: 'At most 60 characters (max)' },
  ]),
  ...['layla', 'layla@', '@example.com', 'layla@example', 'lay la@example.com', 'layla@@example.com', 'layla@exa_mple.com', 'a@b.c,d@e.fr', 'Layla <layla@example.com>', 'layla@example.com\r\nBcc: x@y.zz', "layla'--@example.com;"].map((email) => ({
    name: `the e-mail ${JSON.stringify(email)}`,
    change: { email },
    path: 'email',
  })),
  { name: 'an over-long e-mail', change: { email: `${'l'.repeat(250)}@example.com` }, path: 'email', message: 'At most 254 characters (max)' },
  ...[undefined, null, 17, 100, -34, 34.5, '34', 1e300, true].map((age) => ({
    name: `the age ${JSON.stringify(age)}`,
    change: { age },
    path: 'age',
    message: 'A driver is 18 to 99',
  })),
  ...[undefined, null, '', 'ae', 'ARE', 'A', 'A1', '٠٠', 7].map((residence) => ({
    name: `the residence ${JSON.stringify(residence)}`,
    change: { residence },
    path: 'residence',
    message: 'A country is two capital letters',
  })),
  ...['', 'E', '203', 'EMIRATES 203', 'EK 20333', 'EK\u0000203', 7].map((flight) => ({
    name: `the flight ${JSON.stringify(flight)}`,
    change: { flight_number: flight },
    path: 'flight_number',
    message: 'A flight number looks like EK 203',
  })),
  { name: 'a field more', change: { passport: 'N1' }, path: 'passport', message: 'Unknown field' },
]

test.for(DRIVERS)('a driver is refused by both orders, in both languages: $name', async ({ change, path, message }) => {
  const driver = { ...DRIVER, ...change }
  const fields = [{ path: `driver.${path}`, ...(message !== undefined && { message }) }]
  const refusal = { status: 400, code: 'invalid_request', fields }
  expectProblem(await send(ORDER, orderBody({ driver, accept_total: NEVER })), refusal)
  expectProblem(await send(AT_DESK, deskBody({ driver, accept_total: NEVER })), refusal)
  const arabic = await send(ORDER, orderBody({ driver, accept_total: NEVER }), { query: '?lang_id=2' })
  expectArabic(arabic)
  expect(arabic.body.fields[0].message).not.toBe('القيمة غير صالحة')
})

const PAYMENTS: { name: string; payment: unknown; path: string }[] = [
  { name: 'none', payment: undefined, path: 'payment' },
  { name: 'null', payment: null, path: 'payment' },
  { name: 'a method of its own', payment: { ...CARD, method: 'cash' }, path: 'payment.method' },
  ...['', '4242', '4'.repeat(20), 'four two four two', '4242-4242-4242-424x', 4242424242424242, undefined, '4242\u00004242 42424242'].map((number) => ({
    name: `the number ${JSON.stringify(number)}`,
    payment: { ...CARD, number },
    path: 'payment.number',
  })),
  ...[0, 13, 1.5, '12', null, undefined].map((month) => ({ name: `the month ${JSON.stringify(month)}`, payment: { ...CARD, expiry_month: month }, path: 'payment.expiry_month' })),
  ...[23, 1999, 2100, '2030', -2030].map((year) => ({ name: `the year ${JSON.stringify(year)}`, payment: { ...CARD, expiry_year: year }, path: 'payment.expiry_year' })),
  ...['', '12', '12345', 'abc', 123, undefined].map((cvc) => ({ name: `the code ${JSON.stringify(cvc)}`, payment: { ...CARD, cvc }, path: 'payment.cvc' })),
  ...['', ' ', undefined, 'L\u0000', 'x'.repeat(81)].map((holder) => ({ name: `the holder ${JSON.stringify(holder)}`, payment: { ...CARD, holder }, path: 'payment.holder' })),
  { name: 'an amount of its own', payment: { ...CARD, amount: 1 }, path: 'payment.amount' },
]

test.for(PAYMENTS)('a card is refused: $name', async ({ payment, path }) => {
  const reply = await send(ORDER, orderBody({ payment, accept_total: NEVER }))
  expectProblem(reply, { status: 400, code: 'invalid_request', fields: [{ path }] })
  expect(JSON.stringify(reply.body)).not.toMatch(/4242/)
  expectArabic(await send(ORDER, orderBody({ payment, accept_total: NEVER }), { query: '?lang_id=2' }))
})

test('an order that pays at the desk takes no card', async () => {
  expectProblem(await send(AT_DESK, orderBody()), { status: 400, code: 'invalid_request', fields: [{ path: 'payment', message: 'Unknown field' }] })
})

const TOTALS: { name: string; total: unknown; path: string }[] = [
  { name: 'none', total: undefined, path: 'accept_total' },
  { name: 'a number', total: 12345, path: 'accept_total' },
  { name: 'a negative one', total: { amount: -1, currency: 'EUR' }, path: 'accept_total.amount' },
  { name: 'a fraction', total: { amount: 100.5, currency: 'EUR' }, path: 'accept_total.amount' },
  { name: 'text', total: { amount: '100', currency: 'EUR' }, path: 'accept_total.amount' },
  { name: 'null', total: { amount: null, currency: 'EUR' }, path: 'accept_total.amount' },
  { name: 'one too large to count', total: { amount: 1e30, currency: 'EUR' }, path: 'accept_total.amount' },
  { name: 'no currency', total: { amount: 1 }, path: 'accept_total.currency' },
  { name: 'a field more', total: { amount: 1, currency: 'EUR', rate: 2 }, path: 'accept_total.rate' },
]

test.for(TOTALS)('a total is refused: $name', async ({ total, path }) => {
  const refusal = { status: 400, code: 'invalid_request', fields: [{ path }] }
  expectProblem(await send(ORDER, orderBody({ accept_total: total })), refusal)
  expectProblem(await send(AT_DESK, deskBody({ accept_total: total })), refusal)
})

test('every fault of a driver is named at once', async () => {
  const { body } = await send(AT_DESK, deskBody({ driver: { phone: { countryCode: '+971', phone: '1' } } }))
  expect(body.fields.map(({ path }: { path: string }) => path)).toEqual([
    'driver.first_name',
    'driver.last_name',
    'driver.email',
    'driver.phone.phone',
    'driver.age',
    'driver.residence',
  ])
})

test.for([ORDER, AT_DESK])('%s needs an idempotency key of 8 to 100 plain characters', async (path) => {
  const body = path === ORDER ? orderBody({ accept_total: NEVER }) : deskBody()
  for (const key of [null, '', 'short', 'x'.repeat(101), 'with space', "key'; drop--", 'key,key-key']) {
    expectProblem(await send(path, body, { key }), { status: 400, code: 'idempotency_key_required', fields: [{ path: 'Idempotency-Key' }] })
    expectArabic(await send(path, body, { key, query: '?lang_id=2' }))
  }
})

test('a key belongs to one call: the other one may not reuse it', async () => {
  const key = crypto.randomUUID()
  expectProblem(await send(ORDER, orderBody({ accept_total: NEVER }), { key }), { status: 409, code: 'price_changed' })
  expectProblem(await send(ORDER, orderBody({ accept_total: NEVER }), { key }), { status: 409, code: 'price_changed' })
  expectProblem(await send(AT_DESK, deskBody({ accept_total: NEVER }), { key }), { status: 409, code: 'idempotency_key_reused' })
  expectProblem(await send(ORDER, orderBody(), { key }), { status: 409, code: 'idempotency_key_reused' })
  expectArabic(await send(ORDER, orderBody(), { key, query: '?lang_id=2' }))
})

test('a key belongs to one traveller: another one’s is another key', async () => {
  const key = crypto.randomUUID()
  const stranger = await journey(app).guest()
  await send(ORDER, orderBody({ accept_total: NEVER }), { key })
  expectProblem(await send(ORDER, orderBody(), { key, as: stranger }), { status: 404, code: 'booking_not_found' })
})

test('a body refused as invalid leaves its key free for the corrected one', async () => {
  const key = crypto.randomUUID()
  expectProblem(await send(ORDER, orderBody({ accept_total: NEVER, driver: {} }), { key }), { status: 400, code: 'invalid_request' })
  expectProblem(await send(ORDER, orderBody({ accept_total: NEVER }), { key }), { status: 409, code: 'price_changed' })
})

test('a refused order leaves the cart as it was', async () => {
  const before = await journey(app).read(token, cart.booking_id)
  const other = { ...cart.price.total, currency: 'USD' }
  const less = { ...cart.price.total, amount: cart.price.total.amount - 1 }
  const refused = [
    { path: ORDER, body: orderBody({ accept_total: less }), status: 409, code: 'price_changed' },
    { path: ORDER, body: orderBody({ accept_total: other }), status: 409, code: 'price_changed' },
    { path: ORDER, body: orderBody({ driver: { ...DRIVER, age: 19 } }), status: 422, code: 'driver_age_differs' },
    { path: AT_DESK, body: deskBody(), status: 422, code: 'card_required' },
    { path: AT_DESK, body: deskBody({ accept_total: less }), status: 409, code: 'price_changed' },
    { path: ORDER, body: orderBody({ booking_id: NOBODYS }), status: 404, code: 'booking_not_found' },
    { path: AT_DESK, body: deskBody({ booking_id: NOBODYS }), status: 404, code: 'booking_not_found' },
  ]
  for (const { path, body, status, code } of refused) {
    expectProblem(await send(path, body), { status, code })
    expectArabic(await send(path, body, { query: '?lang_id=2' }))
  }
  expect(await journey(app).read(token, cart.booking_id)).toEqual(before)
})

test.for([
  { name: 'declined', card: { number: '4000000000000002' } },
  { name: 'without money', card: { number: '4000000000009995' } },
  { name: 'of a wrong last digit', card: { number: '4242424242424241' } },
  { name: 'that has expired', card: { expiry_year: 2024, expiry_month: 1 } },
])('a card $name leaves car, price and what was chosen as they were, and holds no money', async ({ card }) => {
  const before = await journey(app).read(token, cart.booking_id)
  const reply = await send(ORDER, orderBody({ payment: { ...CARD, ...card } }))
  expectProblem(reply, { status: 422, code: 'payment_declined' })
  const { driver: _, events: __, payment_status, ...after } = await journey(app).read(token, cart.booking_id)
  expect(before).toMatchObject(after)
  expect(after).toMatchObject({ status: 'cart', can: { pay: true, modify: true } })
  expect(payment_status).toBe('declined')
})

test('another traveller’s booking is not found, neither to order nor to cancel', async () => {
  const stranger = await journey(app).guest()
  expectProblem(await send(ORDER, orderBody(), { as: stranger }), { status: 404, code: 'booking_not_found' })
  expectProblem(await send(AT_DESK, deskBody(), { as: stranger }), { status: 404, code: 'booking_not_found' })
  const cancel = await app.call('/api/user/cancle-booking', { token: stranger, body: { booking_id: cart.booking_id } })
  expectProblem(cancel, { status: 404, code: 'booking_not_found' })
})

test('a card offered for a car that needs none is refused', async () => {
  const { quote, cart: fill } = journey(app)
  const desk = await fill(token, (await quote('Standard', (one) => !one.payment.credit_card_required)).quote_id)
  const body = orderBody({ booking_id: desk.booking_id, accept_total: desk.price.total })
  expectProblem(await send(ORDER, body), { status: 422, code: 'card_not_needed' })
  expect((await journey(app).read(token, desk.booking_id)).status).toBe('cart')
})

test('an expired quote is gone: nothing is ordered and no card is asked', async () => {
  const start = app.clock.now()
  try {
    app.clock.pass({ minutes: 20 })
    expectProblem(await send(ORDER, orderBody()), { status: 410, code: 'quote_expired' })
    expectArabic(await send(ORDER, orderBody(), { query: '?lang_id=2' }))
    expectProblem(await send(AT_DESK, deskBody()), { status: 410, code: 'quote_expired' })
  } finally {
    app.clock.set(start.toString())
  }
  const { events } = await journey(app).read(token, cart.booking_id)
  expect(events.at(-1)?.kind).toBe('payment_declined')
})

const cancel = (body: object, query = '') => app.call(`/api/user/cancle-booking${query}`, { token, body })

test.for([
  { name: 'no booking', change: { booking_id: undefined }, path: 'booking_id', message: 'A booking id is a UUID' },
  { name: 'a booking that is no UUID', change: { booking_id: "1'; --" }, path: 'booking_id', message: 'A booking id is a UUID' },
  { name: 'an empty reason', change: { reason: ' ' }, path: 'reason', message: 'Reason is empty' },
  { name: 'a reason that is no text', change: { reason: 5 }, path: 'reason', message: 'Reason is empty' },
  { name: 'an over-long reason', change: { reason: 'x'.repeat(501) }, path: 'reason', message: 'At most 500 characters (max)' },
  { name: 'a NUL in the reason', change: { reason: 'a\u0000b' }, path: 'reason', message: 'Control characters are not allowed' },
  { name: 'a preview as text', change: { preview: 'true' }, path: 'preview' },
  { name: 'a refund of one’s own', change: { refund: { amount: 1 } }, path: 'refund', message: 'Unknown field' },
])('a cancellation is refused: $name', async ({ change, path, message }) => {
  const body = { booking_id: cart.booking_id, preview: true, ...change }
  expectProblem(await cancel(body), { status: 400, code: 'invalid_request', fields: [{ path, ...(message !== undefined && { message }) }] })
  expectArabic(await cancel(body, '?lang_id=2'))
})

test('a cart cannot be cancelled, an unknown booking is not found', async () => {
  expectProblem(await cancel({ booking_id: cart.booking_id }), { status: 409, code: 'not_cancellable' })
  expectArabic(await cancel({ booking_id: cart.booking_id }, '?lang_id=2'))
  expectProblem(await cancel({ booking_id: NOBODYS }), { status: 404, code: 'booking_not_found' })
})

test('what was ordered can be neither ordered, changed nor, once over, cancelled again', async () => {
  const { quote, cart: fill, order, read } = journey(app)
  const booked = await fill(token, (await quote('Non-refundable')).quote_id)
  expect((await order(token, booked)).status).toBe(201)
  const before = await read(token, booked.booking_id)
  const body = orderBody({ booking_id: booked.booking_id, accept_total: booked.price.total })
  expectProblem(await send(ORDER, body), { status: 409, code: 'not_in_cart' })
  expectArabic(await send(ORDER, body, { query: '?lang_id=2' }))
  const { payment: _, ...desk } = body
  expectProblem(await send(AT_DESK, desk), { status: 409, code: 'not_in_cart' })
  const change = await app.call('/api/user/modify-booking', { token, body: { booking_id: booked.booking_id, extras: [] } })
  expectProblem(change, { status: 409, code: 'not_in_cart' })
  expect(await read(token, booked.booking_id)).toEqual(before)
  const start = app.clock.now()
  try {
    app.clock.set('2027-03-01T06:00:00Z')
    const { reference } = booked
    const found = await app.call('/api/manage-booking', { body: { reference, email: DRIVER.email } })
    const late = await app.call('/api/user/cancle-booking', { token: found.body.token, body: { booking_id: booked.booking_id } })
    expectProblem(late, { status: 409, code: 'not_cancellable' })
  } finally {
    app.clock.set(start.toString())
  }
})
