import { expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { CARD, DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import { AT_DESK, NEVER, ORDER, waitingCart } from '#testing/builders/rentals/orders.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'

const NOBODYS = '01890000-0000-7000-8000-000000000000'

const app = forFile(await testApp())
const waiting = await waitingCart(app)

test.for([ORDER, AT_DESK])('%s takes an idempotency key of 8 to 100 plain characters alone', async (path) => {
  const body = path === ORDER ? waiting.orderBody({ accept_total: NEVER }) : waiting.deskBody()
  for (const key of ['', 'short', 'x'.repeat(101), 'with space', "key'; drop--", 'key,key-key']) {
    expectProblem(await waiting.send(path, body, { key }), {
      status: 400,
      code: 'idempotency_key_invalid',
      fields: [{ path: 'Idempotency-Key' }],
    })
    expectArabic(await waiting.send(path, body, { key, query: '?lang_id=2' }))
  }
})

test('a key belongs to one call: the other one may not reuse it', async () => {
  const key = crypto.randomUUID()
  expectProblem(await waiting.send(ORDER, waiting.orderBody({ accept_total: NEVER }), { key }), {
    status: 409,
    code: 'price_changed',
  })
  expectProblem(await waiting.send(ORDER, waiting.orderBody({ accept_total: NEVER }), { key }), {
    status: 409,
    code: 'price_changed',
  })
  expectProblem(await waiting.send(AT_DESK, waiting.deskBody({ accept_total: NEVER }), { key }), {
    status: 409,
    code: 'idempotency_key_reused',
  })
  expectProblem(await waiting.send(ORDER, waiting.orderBody(), { key }), {
    status: 409,
    code: 'idempotency_key_reused',
  })
  expectArabic(await waiting.send(ORDER, waiting.orderBody(), { key, query: '?lang_id=2' }))
})

test('a key belongs to one traveller: another one’s is another key', async () => {
  const key = crypto.randomUUID()
  const otherGuest = await journey(app).guest()
  await waiting.send(ORDER, waiting.orderBody({ accept_total: NEVER }), { key })
  expectProblem(await waiting.send(ORDER, waiting.orderBody(), { key, as: otherGuest }), {
    status: 404,
    code: 'booking_not_found',
  })
})

test('a body refused as invalid leaves its key free for the corrected one', async () => {
  const key = crypto.randomUUID()
  expectProblem(await waiting.send(ORDER, waiting.orderBody({ accept_total: NEVER, driver: {} }), { key }), {
    status: 400,
    code: 'invalid_request',
  })
  expectProblem(await waiting.send(ORDER, waiting.orderBody({ accept_total: NEVER }), { key }), {
    status: 409,
    code: 'price_changed',
  })
})

test('a refused order leaves the cart as it was', async () => {
  const before = await journey(app).read(waiting.token, waiting.cart.booking_id)
  const other = { ...waiting.cart.price.total, currency: 'USD' }
  const less = { ...waiting.cart.price.total, amount: waiting.cart.price.total.amount - 1 }
  const refused = [
    { path: ORDER, body: waiting.orderBody({ accept_total: less }), status: 409, code: 'price_changed' },
    { path: ORDER, body: waiting.orderBody({ accept_total: other }), status: 409, code: 'price_changed' },
    {
      path: ORDER,
      body: waiting.orderBody({ driver: { ...DRIVER, age: 19 } }),
      status: 422,
      code: 'driver_age_differs',
    },
    { path: AT_DESK, body: waiting.deskBody(), status: 422, code: 'card_required' },
    { path: AT_DESK, body: waiting.deskBody({ accept_total: less }), status: 409, code: 'price_changed' },
    { path: ORDER, body: waiting.orderBody({ booking_id: NOBODYS }), status: 404, code: 'booking_not_found' },
    {
      path: AT_DESK,
      body: waiting.deskBody({ booking_id: NOBODYS }),
      status: 404,
      code: 'booking_not_found',
    },
  ]
  for (const { path, body, status, code } of refused) {
    expectProblem(await waiting.send(path, body), { status, code })
    expectArabic(await waiting.send(path, body, { query: '?lang_id=2' }))
  }
  expect(await journey(app).read(waiting.token, waiting.cart.booking_id)).toEqual(before)
})

test.for([
  { name: 'declined', card: { number: '4000000000000002' } },
  { name: 'without money', card: { number: '4000000000009995' } },
  { name: 'of a wrong last digit', card: { number: '4242424242424241' } },
  { name: 'that has expired', card: { expiry_year: 2024, expiry_month: 1 } },
])(
  'a card $name leaves car, price and what was chosen as they were, and holds no money',
  async ({ card }) => {
    const before = await journey(app).read(waiting.token, waiting.cart.booking_id)
    const reply = await waiting.send(ORDER, waiting.orderBody({ payment: { ...CARD, ...card } }))
    expectProblem(reply, { status: 422, code: 'payment_declined' })
    const {
      driver: _,
      events: __,
      payment_status,
      ...after
    } = await journey(app).read(waiting.token, waiting.cart.booking_id)
    expect(before).toMatchObject(after)
    expect(after).toMatchObject({ status: 'cart', can: { pay: true, modify: true } })
    expect(payment_status).toBe('declined')
  },
)

test('another traveller’s booking is not found, neither to order nor to cancel', async () => {
  const otherGuest = await journey(app).guest()
  expectProblem(await waiting.send(ORDER, waiting.orderBody(), { as: otherGuest }), {
    status: 404,
    code: 'booking_not_found',
  })
  expectProblem(await waiting.send(AT_DESK, waiting.deskBody(), { as: otherGuest }), {
    status: 404,
    code: 'booking_not_found',
  })
  const cancel = await journey(app).cancel(otherGuest, waiting.cart)
  expectProblem(cancel, { status: 404, code: 'booking_not_found' })
})

test('a card offered for a car that needs none is refused', async () => {
  const { quote, cart: fill } = journey(app)
  const desk = await fill(
    waiting.token,
    (await quote('Standard', (one) => !one.payment.credit_card_required)).quote_id,
  )
  const body = waiting.orderBody({ booking_id: desk.booking_id, accept_total: desk.price.total })
  expectProblem(await waiting.send(ORDER, body), { status: 422, code: 'card_not_needed' })
  expect((await journey(app).read(waiting.token, desk.booking_id)).status).toBe('cart')
})

test('an expired quote is gone: nothing is ordered and no card is asked', async () => {
  const start = app.clock.now()
  try {
    app.clock.pass({ minutes: 20 })
    expectProblem(await waiting.send(ORDER, waiting.orderBody()), { status: 410, code: 'quote_expired' })
    expectArabic(await waiting.send(ORDER, waiting.orderBody(), { query: '?lang_id=2' }))
    expectProblem(await waiting.send(AT_DESK, waiting.deskBody()), { status: 410, code: 'quote_expired' })
  } finally {
    app.clock.set(start.toString())
  }
  const { events } = await journey(app).read(waiting.token, waiting.cart.booking_id)
  expect(events.at(-1)?.kind).toBe('payment_declined')
})

test('a total is told with two decimals', async () => {
  const reply = await waiting.send(ORDER, waiting.orderBody({ accept_total: NEVER }))
  expect(reply.body.detail).toMatch(/EUR \d+\.\d\d$/)
})
