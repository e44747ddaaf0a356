import { expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import { AT_DESK, ORDER, waitingCart } from '#testing/builders/rentals/orders.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'

const NOBODYS = '01890000-0000-7000-8000-000000000000'

const app = forFile(await testApp())
const waiting = await waitingCart(app)

const cancel = (
  body: object,
  query = '',
  headers: Record<string, string> = { 'idempotency-key': crypto.randomUUID() },
) => app.call(`/api/user/cancle-booking${query}`, { token: waiting.token, headers, body })

test.for([
  {
    name: 'no booking',
    change: { booking_id: undefined },
    path: 'booking_id',
    message: 'A booking ID must be a UUID',
  },
  {
    name: 'a booking that is no UUID',
    change: { booking_id: "1'; --" },
    path: 'booking_id',
    message: 'A booking ID must be a UUID',
  },
  { name: 'an empty reason', change: { reason: ' ' }, path: 'reason', message: 'Enter a reason' },
  { name: 'a reason that is no text', change: { reason: 5 }, path: 'reason', message: 'Enter a reason' },
  {
    name: 'an over-long reason',
    change: { reason: 'x'.repeat(501) },
    path: 'reason',
    message: 'At most 500 characters (max)',
  },
  {
    name: 'a NUL in the reason',
    change: { reason: 'a\u0000b' },
    path: 'reason',
    message: 'Control characters are not allowed',
  },
  { name: 'a preview as text', change: { preview: 'true' }, path: 'preview' },
  {
    name: 'a refund of one’s own',
    change: { refund: { amount: 1 } },
    path: 'refund',
    message: 'Unknown field',
  },
])('a cancellation is refused: $name', async ({ change, path, message }) => {
  const body = { booking_id: waiting.cart.booking_id, preview: true, ...change }
  expectProblem(await cancel(body), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path, ...(message !== undefined && { message }) }],
  })
  expectArabic(await cancel(body, '?lang_id=2'))
})

test('a cancellation refuses an odd idempotency key, and its preview looks at none', async () => {
  const body = { booking_id: waiting.cart.booking_id }
  const odd = { 'idempotency-key': 'odd key' }
  expectProblem(await cancel(body, '', odd), {
    status: 400,
    code: 'idempotency_key_invalid',
    fields: [{ path: 'Idempotency-Key' }],
  })
  expectArabic(await cancel(body, '?lang_id=2', odd))
  expectProblem(await cancel({ ...body, preview: true }, '', odd), { status: 409, code: 'not_cancellable' })
  expectProblem(await cancel({ ...body, preview: true }, '', {}), { status: 409, code: 'not_cancellable' })
})

test('the same key cancels once and answers the same, another body under it is refused', async () => {
  const { quote, cart: fill, order, cancel: cancelOf } = journey(app)
  const booked = await fill(waiting.token, (await quote('Flexible')).quote_id)
  expect((await order(waiting.token, booked)).status).toBe(201)
  const key = crypto.randomUUID()
  const first = await cancelOf(waiting.token, booked, { key })
  expect(first.status).toBe(200)
  expect(await cancelOf(waiting.token, booked, { key })).toMatchObject({ status: 200, body: first.body })
  expectProblem(await cancelOf(waiting.token, booked, { key, reason: 'Rain' }), {
    status: 409,
    code: 'idempotency_key_reused',
  })
})

test('a cart cannot be cancelled, an unknown booking is not found', async () => {
  expectProblem(await cancel({ booking_id: waiting.cart.booking_id }), {
    status: 409,
    code: 'not_cancellable',
  })
  expectArabic(await cancel({ booking_id: waiting.cart.booking_id }, '?lang_id=2'))
  expectProblem(await cancel({ booking_id: NOBODYS }), { status: 404, code: 'booking_not_found' })
})

test('what was ordered for good can be neither ordered, changed nor, once over, cancelled again', async () => {
  const { quote, cart: fill, order, read } = journey(app)
  const booked = await fill(waiting.token, (await quote('Non-refundable')).quote_id)
  expect((await order(waiting.token, booked)).status).toBe(201)
  const before = await read(waiting.token, booked.booking_id)
  const body = waiting.orderBody({ booking_id: booked.booking_id, accept_total: booked.price.total })
  expectProblem(await waiting.send(ORDER, body), { status: 409, code: 'not_in_cart' })
  expectArabic(await waiting.send(ORDER, body, { query: '?lang_id=2' }))
  const { payment: _, ...desk } = body
  expectProblem(await waiting.send(AT_DESK, desk), { status: 409, code: 'not_in_cart' })
  const change = await app.call('/api/user/modify-booking', {
    token: waiting.token,
    body: { booking_id: booked.booking_id, extras: [] },
  })
  expectProblem(change, { status: 409, code: 'not_modifiable' })
  expect(await read(waiting.token, booked.booking_id)).toEqual(before)
  const start = app.clock.now()
  try {
    app.clock.set('2027-03-01T06:00:00Z')
    const { reference } = booked
    const found = await app.call('/api/manage-booking', { body: { reference, email: DRIVER.email } })
    const late = await journey(app).cancel(found.body.token, booked)
    expectProblem(late, { status: 409, code: 'not_cancellable' })
  } finally {
    app.clock.set(start.toString())
  }
})
