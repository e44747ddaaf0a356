import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { booksOf } from '#testing/builders/rentals/books.ts'
import { DRIVER, RENTAL } from '#testing/builders/rentals/journey.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import type { Quote } from '../../quotes/quote.contract.ts'
import type { Offer } from '../../search/search.contract.ts'
import type { StaffBooking } from '../staff-booking.contract.ts'
import { notByPhone } from './caller-offer.contract.ts'

const app = forFile(await testApp({ fleet: { stock: 30 } }))
const { db } = app.database
const people = peopleOf(app)
type Member = 'support' | 'finance' | 'dispatch' | 'content'
const tokenOf = async (role: Member) =>
  (await people.tokenOf(await people.add({ role: 'staff', staffRoles: [role] }))).token
const support = await tokenOf('support')

async function offers(payments = ['desk']): Promise<Offer[]> {
  const body = { sort: 'price', page_size: 100, filters: { PAYMENT: payments } }
  const choice = { body, token: support }
  for (;;) {
    const { body } = await app.call(`/api/staff/bookings/search?${RENTAL}`, choice)
    if (body.complete) return body.items
  }
}
const byPhone = (offer: Offer) => notByPhone(offer, offer.price) === null
async function quoted(fits: (offer: Offer) => boolean = byPhone, paid = ['desk']): Promise<Quote> {
  const offer = (await offers(paid)).find(fits)
  if (!offer) throw new Error('there is no such offer')
  const { body } = await app.call('/api/staff/bookings/quote', {
    token: support,
    body: { offer_id: offer.offer_id },
  })
  return body
}

let drivers = 0
function newDriver() {
  drivers += 1
  return {
    ...DRIVER,
    email: `caller-${drivers}@example.com`,
    phone: { countryCode: '+971', phone: `5012345${String(drivers).padStart(2, '0')}` },
  }
}
const orderOf = ({ quote_id, offer: { price } }: Quote, more: object = {}) => ({
  quote_id,
  driver: newDriver(),
  accept_total: price.total,
  terms_read: true,
  ...more,
})
type Sent = { token?: string; key?: string; at?: TestApp; language?: string }
const book = (body: object, { token = support, key, at = app, language = '' }: Sent = {}) =>
  at.call(`/api/staff/bookings${language}`, {
    token,
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
const carsOf = (email: string) => app.simulators.europcar.book().filter((line) => line.email === email)
const audited = () =>
  db
    .selectFrom('audit_entries')
    .select(['subject_id', 'after'])
    .where('action', '=', 'book_car')
    .orderBy('id', 'desc')
    .execute()
const read = async (id: string): Promise<StaffBooking> =>
  (await app.call(`/api/staff/bookings/${id}`, { token: support })).body

test('a car is booked for a caller with its audit row, and its driver is mailed in their language that they were booked for by phone', async () => {
  const quote = await quoted()
  const seat = quote.extras[0]
  if (!seat) throw new Error('there are no extras')
  const total = { ...quote.offer.price.total }
  total.amount += seat.price_for_rental.amount
  const more = { extras: [{ id: seat.id, quantity: 1 }], accept_total: total, notice_lang_id: 2 }
  const body = orderOf(quote, more)
  const { status, body: booked } = await book(body)
  expect([status, booked.status]).toEqual([201, 'confirmed'])

  const { booking, journal, account } = await read(booked.booking_id)
  expect(booking).toMatchObject({
    reference: booked.reference,
    for_caller: true,
    driver: body.driver,
    payment_status: 'none',
    price: { total, pay_now: { amount: 0 } },
    extras: [{ quantity: 1 }],
  })
  expect(account.email).toBeNull()
  const actions = journal.flatMap((one) => (one.of === 'staff' ? [one.action] : []))
  expect(actions).toContain('book_car')
  const [entry] = await audited()
  expect(entry).toMatchObject({ subject_id: booked.booking_id, after: { total, terms_read: true } })
  expect(JSON.stringify(entry)).not.toContain(body.driver.email)
  expect((await booksOf(app, booking)).atEuropcar).toEqual(['booked'])

  const mail = await db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', body.driver.email)
    .executeTakeFirstOrThrow()
  expect(mail.lang_id).toBe(2)
  expect(mail.text).toContain('هاتف')
  expect(mail.text).toContain('http://rihla.test/ar/terms-and-conditions')
  // The address is not verified, so the mail has only the driver's initials.
  expect(mail.text).not.toContain(body.driver.last_name)
})

test('the same key, another key and two presses at once of one quote are one booking and one car', async () => {
  const body = orderOf(await quoted())
  const key = crypto.randomUUID()
  const [one, other] = await Promise.all([book(body, { key }), book(body)])
  const later = await book(body, { key: crypto.randomUUID() })
  const again = await book(body, { key })
  const answers = [one, other, later, again]
  expect(new Set(answers.map(({ body: { booking_id } }) => booking_id)).size).toBe(1)
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(carsOf(body.driver.email)).toHaveLength(1)
  const ofIt = (await audited()).filter(({ subject_id }) => subject_id === one.body.booking_id)
  expect(ofIt).toHaveLength(1)
  expectProblem(await book({ ...body, driver: newDriver() }, { key }), {
    status: 409,
    code: 'idempotency_key_reused',
  })
  expectProblem(await book({ ...body, driver: newDriver() }), { status: 409, code: 'not_in_cart' })
})

test('only support books, searches and requests prices for callers', async () => {
  const quote = await quoted()
  for (const role of ['finance', 'dispatch', 'content'] as const) {
    const token = await tokenOf(role)
    const rejections = [
      await book(orderOf(quote), { token }),
      await app.call('/api/staff/bookings/quote', { token, body: { offer_id: quote.offer.offer_id } }),
      await app.call(`/api/staff/bookings/search?${RENTAL}`, { token, body: {} }),
    ]
    for (const rejected of rejections) expectProblem(rejected, { status: 403, code: 'staff_role_missing' })
  }
})

test('support gets no supplier’s price in a search, compressed or not', async () => {
  for (const encoding of ['identity', 'gzip']) {
    const reply = await app.app.request(`http://rihla.test/api/staff/bookings/search?${RENTAL}`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${support}`,
        'content-type': 'application/json',
        'accept-encoding': encoding,
      },
      body: '{}',
    })
    const bytes = Buffer.from(await reply.arrayBuffer())
    const text = (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
    expect(JSON.parse(text).items.length).toBeGreaterThan(0)
    expect(text).not.toContain('supplier_total')
  }
})

test('each field is validated, and errors are in the language of the page', async () => {
  const body = orderOf(await quoted())
  const { driver } = body
  const errors = [
    [{ terms_read: false }, 'terms_read'],
    [{ quote_id: 'none' }, 'quote_id'],
    [{ accept_total: { amount: '1', currency: 'EUR' } }, 'accept_total.amount'],
    [{ notice_lang_id: 9 }, 'notice_lang_id'],
    [{ driver: { ...driver, first_name: '' } }, 'driver.first_name'],
    [{ driver: { ...driver, last_name: 'x'.repeat(200) } }, 'driver.last_name'],
    [{ driver: { ...driver, email: 'nobody' } }, 'driver.email'],
    [{ driver: { ...driver, phone: { countryCode: '+971', phone: '12' } } }, 'driver.phone.phone'],
    [{ driver: { ...driver, age: 17 } }, 'driver.age'],
    [{ driver: { ...driver, residence: 'Emirates' } }, 'driver.residence'],
  ] as const
  for (const [wrong, path] of errors) {
    const rejected = await book({ ...body, ...wrong })
    expectProblem(rejected, { status: 400, code: 'invalid_request', fields: [{ path }] })
  }
  expectArabic(await book({ ...body, terms_read: false, lang_id: 2 }))
})

test('a car that cannot be booked for a caller is rejected, and neither ordered nor audited', async () => {
  const before = await audited()
  const quote = await quoted()
  const { total } = quote.offer.price
  const rejections = [
    [{ accept_total: { ...total, amount: total.amount - 1 } }, 409, 'price_changed'],
    [{ accept_total: { ...total, currency: 'USD' } }, 409, 'price_changed'],
    [{ extras: [{ id: 'NONE', quantity: 1 }] }, 422, 'extra_unknown'],
    [{ protection_id: 'NONE' }, 422, 'protection_unknown'],
    [{ driver: { ...newDriver(), age: 20 } }, 422, 'driver_age_differs'],
    [{ quote_id: crypto.randomUUID() }, 404, 'quote_not_found'],
  ] as const
  for (const [wrong, status, code] of rejections)
    expectProblem(await book(orderOf(quote, wrong)), { status, code })

  const prepaid = await quoted(({ price }) => price.pay_now.amount > 0, ['now', 'part'])
  const guaranteed = await quoted(
    ({ price, payment }) => price.pay_now.amount === 0 && payment.credit_card_required,
  )
  for (const one of [prepaid, guaranteed])
    expectProblem(await book(orderOf(one)), { status: 422, code: 'card_required' })

  // After a rejection, the corrected order books the same quote.
  const corrected = await book(orderOf(quote))
  expect(corrected.status).toBe(201)
  expect(await audited()).toHaveLength(before.length + 1)
})

test('a price that is over is no longer booked, but a booking made of it is found by it', async () => {
  const [locked, made] = [await quoted(), await quoted()]
  const body = orderOf(made)
  const booked = await book(body)
  app.clock.pass({ minutes: 21 })
  expectProblem(await book(orderOf(locked)), { status: 410, code: 'quote_expired' })
  expect((await book(body)).body.booking_id).toBe(booked.body.booking_id)
  expectProblem(
    await app.call('/api/staff/bookings/quote', { token: support, body: { offer_id: 'no offer' } }),
    { status: 404, code: 'offer_not_found' },
  )
})

test('a car whose supplier has raised its price is rejected at the reservation, and booked at today’s price', async () => {
  const body = orderOf(await quoted())
  app.simulators.europcar.prices(11_000)
  app.simulators.europcar.breakQuotes(11_000)
  try {
    expectProblem(await book(body), { status: 409, code: 'price_changed' })
    // The order has ended: submitting again requests nothing.
    expectProblem(await book(body), { status: 422, code: 'supplier_refused' })
    expect(carsOf(body.driver.email).filter(({ status }) => status === 'booked')).toEqual([])
    app.clock.pass({ minutes: 31 })
    const dearer = await quoted()
    expect(dearer.offer.price.total.amount).toBeGreaterThan(body.accept_total.amount)
    expect((await book(orderOf(dearer))).status).toBe(201)
  } finally {
    app.simulators.europcar.prices(10_000)
    app.simulators.europcar.breakQuotes(null)
  }
})

test('of two callers for the last car, the second gets `sold_out`', async () => {
  const few = await testApp({ sharedWith: app, fleet: { stock: 1 } })
  try {
    const [one, other] = [await quoted(), await quoted()]
    const answers = [await book(orderOf(one), { at: few }), await book(orderOf(other), { at: few })]
    expect(answers.map(({ status }) => status)).toEqual([201, 409])
    expect(answers[1]?.body.code).toBe('sold_out')
  } finally {
    await few.close()
  }
})

test('a car whose supplier does not answer waits for it, and is the same booking when it is pressed again', async () => {
  await app.simulators.europcar.injectFault({ mode: 'drop', operation: 'reserve', times: 1 })
  const body = orderOf(await quoted())
  const first = await book(body)
  expect([first.status, first.body.status]).toEqual([201, 'awaiting_supplier'])
  expect((await book(body)).body.booking_id).toBe(first.body.booking_id)
})

test('a driver has one unpaid car and all unproved ones five of a class at a desk, but a desk books from one network for many', async () => {
  const strict = await testApp({ sharedWith: app, environment: { RATE_LIMIT_SCALE: '1' } })
  try {
    const all = (await offers()).filter(byPhone)
    const classes = [...new Map(all.map((one) => [one.vehicle.acriss, one])).values()]
    const at = { at: strict }
    const ofClass = (place: number) => quoted(({ offer_id }) => offer_id === classes[place]?.offer_id)
    // The limit for a guests' network is three.
    const booked = []
    for (const place of [1, 2, 3, 4]) booked.push(orderOf(await ofClass(place)))
    for (const body of booked) expect((await book(body, at)).status).toBe(201)

    const [first] = booked
    const same = { driver: { ...newDriver(), phone: first?.driver.phone } }
    expectProblem(await book(orderOf(await ofClass(5), same), at), {
      status: 409,
      code: 'overlapping_unpaid',
    })
    const bodies = []
    for (let more = 0; more < 5; more++) bodies.push(orderOf(await ofClass(1)))
    const codes = []
    for (const body of bodies) codes.push((await book(body, at)).body.code ?? 'booked')
    expect(codes).toContain('booked')
    expect(codes.at(-1)).toBe('class_held_unpaid')
  } finally {
    await strict.close()
  }
})

test('beyond a day’s number a member of the staff books no more, and nothing of it is written', async () => {
  expect((await book(orderOf(await quoted()))).status).toBe(201)
  const before = await audited()
  await db.updateTable('window_counts').set({ count: 2_000_000_000 }).execute()
  const body = orderOf(await quoted())
  expectProblem(await book(body), { status: 429, code: 'too_many_booked' })
  expect(await audited()).toEqual(before)
  expect(carsOf(body.driver.email)).toEqual([])
  await db.deleteFrom('window_counts').execute()
  expect((await book(body)).status).toBe(201)
})
