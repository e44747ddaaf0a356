import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import { expectArabic, expectProblem, readReply } from '#testing/builders/api/problem.ts'
import type { Booking } from '../bookings/booking.contract.ts'

let app: TestApp
let token: string
let booked: Booking
let cart: Booking
beforeAll(async () => {
  app = await testApp()
  const { guest, quote, cart: fill, order } = journey(app)
  token = await guest()
  booked = await fill(token, (await quote('Flexible')).quote_id)
  expect((await order(token, booked)).status).toBe(201)
  cart = await fill(token, (await quote('Non-refundable')).quote_id)
})
afterAll(() => app.close())

const manage = (body: unknown, query = '') => app.call(`/api/manage-booking${query}`, { body })
const remind = (body: unknown, query = '') => app.call(`/api/booking-refrence-number${query}`, { body })

const EMAILS: { value: unknown; message: string }[] = [
  ...[undefined, null, '', '  '].map((value) => ({ value, message: 'Email is Required' })),
  ...[7, ['a@b.co'], { $ne: '' }].map((value) => ({ value, message: 'Enter text' })),
  ...['layla', 'layla@', '@b.co', 'a b@c.co', 'a@b', "a@b.co'--", 'a@b.co,c@d.co', 'a@b..co', 'a@-b.co'].map(
    (value) => ({ value, message: 'Email is not valid' }),
  ),
  { value: `${'l'.repeat(250)}@b.co`, message: 'At most 254 characters (max)' },
  { value: 'a\u0000@b.co', message: 'Control characters are not allowed' },
  { value: 'a@b.co\r\nBcc: x@y.zz', message: 'Control characters are not allowed' },
]

test.for(EMAILS)('the e-mail $value is rejected by both look-ups: $message', async ({ value, message }) => {
  const problem = { status: 400, code: 'invalid_request', fields: [{ path: 'email', message }] }
  expectProblem(await manage({ reference: booked.reference, email: value }), problem)
  expectProblem(await remind({ email: value }), problem)
  expectArabic(await remind({ email: value, lang_id: 2 }))
  expectArabic(await manage({ reference: booked.reference, email: value }, '?lang_id=2'))
})

const NO_REFERENCE = 'Reference must have 10 letters and digits'

test.for([
  ...[undefined, null, '', ' '].map((value) => ({ value, message: 'Reference is Required' })),
  ...[5, ['ABCDEFGHJK']].map((value) => ({ value, message: 'Enter text' })),
  ...[
    'ABC',
    'ABCDEFGHJKM',
    'ABCDEFGHJ1',
    'ABCDEFGHJO',
    'ABCDE FGHJ',
    'ABCDEFGHJ%',
    "' or 1=1--",
    'ابجدهوزحطي',
    '../../../x',
  ].map((value) => ({ value, message: NO_REFERENCE })),
  { value: 'ABCDEFGHJ\u0000', message: 'Control characters are not allowed' },
  { value: 'A'.repeat(41), message: 'At most 40 characters (max)' },
])('the reference $value is rejected: $message', async ({ value, message }) => {
  const body = { reference: value, email: DRIVER.email }
  expectProblem(await manage(body), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path: 'reference', message }],
  })
  expectArabic(await manage(body, '?lang_id=2'))
})

test('both fields are named when both are missing', async () => {
  expectProblem(await manage({}), {
    status: 400,
    code: 'invalid_request',
    fields: [
      { path: 'reference', message: 'Reference is Required' },
      { path: 'email', message: 'Email is Required' },
    ],
  })
})

test('a wrong e-mail and a wrong reference get the same response', async () => {
  const wrongEmail = await manage({ reference: booked.reference, email: 'somebody@example.com' })
  const wrongReference = await manage({ reference: 'ABCDEFGHJK', email: DRIVER.email })
  const aCart = await manage({ reference: cart.reference, email: DRIVER.email })
  for (const reply of [wrongEmail, wrongReference, aCart]) {
    expectProblem(reply, { status: 404, code: 'booking_not_found' })
    expect(reply.body).toEqual(wrongEmail.body)
    expect(reply.headers.get('set-cookie')).toBeNull()
  }
  expectArabic(await manage({ reference: 'ABCDEFGHJK', email: DRIVER.email }, '?lang_id=2'))
})

test('a reference is found in small letters and between spaces, an e-mail in capitals', async () => {
  const { status, body } = await manage({
    reference: ` ${booked.reference.toLowerCase()} `,
    email: ' LAYLA@Example.COM ',
  })
  expect(status).toBe(200)
  expect(body.booking.booking_id).toBe(booked.booking_id)
})

test('a look-up’s token opens that booking alone', async () => {
  const { body } = await manage({ reference: booked.reference, email: DRIVER.email })
  const { items, total } = (await app.call('/api/user/booking', { token: body.token })).body
  expect(total).toBe(1)
  expect(items[0].booking_id).toBe(booked.booking_id)
  const other = await app.call('/api/user/modify-booking', {
    token: body.token,
    body: { booking_id: cart.booking_id },
  })
  expectProblem(other, { status: 404, code: 'booking_not_found' })
})

test('a look-up names the stations in the requested language, else in the one of the quote', async () => {
  const details = { reference: booked.reference, email: DRIVER.email }
  const nameIn = async (language: object) =>
    (await manage({ ...details, ...language })).body.booking.offer.pickup.name
  const quoted = await nameIn({})
  expect(quoted).toBe(booked.offer.pickup.name)
  expect(await nameIn({ lang_id: 1 })).toBe(quoted)
  expect(await nameIn({ lang_id: 2 })).toMatch(/\p{Script=Arabic}/u)
})

test.for([0, 4, '2', null])('a look-up rejects lang_id %j', async (langId) => {
  expectProblem(await manage({ reference: booked.reference, email: DRIVER.email, lang_id: langId }), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path: 'lang_id', message: 'Language must be 1, 2 or 3' }],
  })
})

test('an address is answered the same whether or not it has bookings', async () => {
  const known = await remind({ email: DRIVER.email })
  const unknown = await remind({ email: 'nobody@example.com' })
  expect(known.status).toBe(202)
  expect(unknown).toMatchObject({ status: 202, body: known.body })
})

test.for([0, 4, '2', null, [2], true])('a reminder rejects lang_id %j', async (langId) => {
  expectProblem(await remind({ email: DRIVER.email, lang_id: langId }), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path: 'lang_id', message: 'Language must be 1, 2 or 3' }],
  })
})

const list = (query: string, as = token) => app.call(`/api/user/booking?${query}`, { token: as })

test('asking for references does the same whether an address has any, and fills no mailbox', async () => {
  const mails = async () => {
    await app.app.runJob('mail references')
    const { rows } =
      await sql`select 1 from mails where subject = 'Your upcoming bookings' and recipient = ${DRIVER.email}`.execute(
        app.database.db,
      )
    return rows.length
  }
  const statements = async (email: string) => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    try {
      await remind({ email })
      return query.mock.calls.map(([statement]: unknown[]) => statement)
    } finally {
      query.mockRestore()
    }
  }
  await remind({ email: 'first@example.com' })
  expect(await statements('nobody@example.com')).toEqual(await statements(DRIVER.email))
  const before = await mails()
  app.clock.pass({ hours: 1 })
  for (let minute = 0; minute < 20; minute++) {
    app.clock.pass({ minutes: 1 })
    await remind({ email: DRIVER.email.toUpperCase() })
    await app.app.runJob('mail references')
  }
  expect((await mails()) - before).toBe(5)
  // Desks are named in the requested language, whatever the language of the booking.
  app.clock.pass({ hours: 24 })
  await remind({ email: DRIVER.email, lang_id: 2 })
  await app.app.runJob('mail references')
  const arabic = await app.database.db
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', DRIVER.email)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(arabic?.text).toContain('مطار دبي الدولي')
})

test.for([
  ...['paid', 'CART', "cart' or 1=1"].map((value) => ({ field: 'status', value })),
  ...['2027-02-30', 'today', '2027-3-1'].flatMap((value) => [
    { field: 'from', value },
    { field: 'to', value },
  ]),
  ...[
    '7',
    "' or true--",
    '01890000-0000-7000-8000-00000000000',
    '01890000-0000-7000-8000-000000000000\u0000',
  ].map((value) => ({ field: 'booking_id', value })),
  ...['ABC', 'A'.repeat(50), 'ABCDEFGHJ\u0000'].map((value) => ({ field: 'reference', value })),
  ...['0', '-1', '1.5', 'one', '10001', '1e2', 'NaN', '9'.repeat(30)].map((value) => ({
    field: 'page',
    value,
  })),
  ...['0', '101', '-5', 'all', '0x10'].map((value) => ({ field: 'page_size', value })),
])('the list rejects $field=$value', async ({ field, value }) => {
  const query = new URLSearchParams({ [field]: value }).toString()
  expectProblem(await list(query), { status: 400, code: 'invalid_request', fields: [{ path: field }] })
  expectArabic(await list(`${query}&lang_id=2`))
})

test('an empty filter is as absent', async () => {
  const empty = 'status=&from=&to=&booking_id=&reference=&page=&page_size='
  expect((await list(empty)).body).toEqual((await list('')).body)
})

test('a repeated filter is rejected, an unknown one ignored', async () => {
  expectProblem(await list('status=cart&status=confirmed'), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path: 'status' }],
  })
  expect((await list('user_id=1&role=admin&__proto__=x')).body.total).toBe(2)
})

test('a filter that fits nothing, and a page past the last, answer an empty page', async () => {
  expect((await list('from=2030-01-01')).body).toEqual({ items: [], page: 1, page_size: 20, total: 0 })
  expect((await list('from=2027-03-02&to=2027-03-01')).body.total).toBe(0)
  expect((await list('page=10000&page_size=100')).body).toMatchObject({ items: [], page: 10_000, total: 2 })
})

test('no filter shows another traveller’s bookings', async () => {
  const otherGuest = await journey(app).guest()
  for (const query of ['', `booking_id=${booked.booking_id}`, `reference=${booked.reference}`])
    expect((await list(query, otherGuest)).body.total).toBe(0)
  const last = await app.call('/api/user/get-last-order-detail', { token: otherGuest, body: {} })
  expectProblem(last, { status: 404, code: 'booking_not_found' })
  expectArabic(await app.call('/api/user/get-last-order-detail?lang_id=2', { token: otherGuest, body: {} }))
})

test.for([
  { name: 'no body', request: {} },
  { name: 'an empty body of JSON', request: { body: '', type: 'application/json' } },
])('the last order is returned with $name', async ({ request: { body, type } }) => {
  const response = await app.app.request('http://rihla.test/api/user/get-last-order-detail', {
    method: 'POST',
    headers: { authorization: `Basic ${token}`, ...(type && { 'content-type': type }) },
    ...(body !== undefined && { body }),
  })
  expect((await readReply(response)).body.booking.booking_id).toBe(booked.booking_id)
})

async function calendar(reference: string, as = token, query = '') {
  const response = await app.app.request(`http://rihla.test/booking/${reference}/calendar.ics${query}`, {
    headers: { authorization: `Basic ${as}` },
  })
  return readReply(response)
}

test('a confirmed booking has a calendar file', async () => {
  const reply = await calendar(booked.reference.toLowerCase())
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="${booked.reference}.ics"`)
  expect(reply.body).toMatch(/^BEGIN:VCALENDAR/)
})

test.for([
  'ABCDEFGHJK',
  'x',
  '..%2f..%2fetc',
  '%00',
  '%E0%A4%A',
  "'--",
  'A'.repeat(2000),
  '%0d%0aSet-Cookie:x',
])('the calendar of %s is not found', async (reference) => {
  expectProblem(await calendar(reference), { status: 404, code: 'booking_not_found' })
  expectArabic(await calendar(reference, token, '?lang_id=2'))
})

async function voucher(reference: string, as = token, query = '') {
  return app.app.request(`http://rihla.test/booking/${reference}/voucher.pdf${query}`, {
    headers: { authorization: `Basic ${as}` },
  })
}

test.for(['', '?lang_id=2'])(
  'a confirmed booking has its voucher as a PDF of one page (%s)',
  async (query) => {
    const reply = await voucher(booked.reference.toLowerCase(), token, query)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('application/pdf')
    expect(reply.headers.get('content-disposition')).toBe(`inline; filename="${booked.reference}.pdf"`)
    const file = Buffer.from(await reply.arrayBuffer()).toString('latin1')
    expect(file.slice(0, 5)).toBe('%PDF-')
    expect(file).toContain('/Count 1')
  },
)

test('a cart has no voucher, another traveller’s booking none at all', async () => {
  expectProblem(await readReply(await voucher(cart.reference)), { status: 409, code: 'not_confirmed' })
  const otherGuest = await journey(app).guest()
  expectProblem(await readReply(await voucher(booked.reference, otherGuest)), {
    status: 404,
    code: 'booking_not_found',
  })
})

test('a cart has no calendar file yet, and another traveller’s booking none at all', async () => {
  expectProblem(await calendar(cart.reference), { status: 409, code: 'not_confirmed' })
  expectArabic(await calendar(cart.reference, token, '?lang_id=2'))
  expectProblem(await calendar(booked.reference, await journey(app).guest()), {
    status: 404,
    code: 'booking_not_found',
  })
})
