import { expect, test } from 'vitest'
import type { Booking } from '../bookings/booking.contract.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { sha256 } from '#platform/crypto.ts'
import { canonicalBody } from '#platform/http/canonical-json.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { accountOf } from '#testing/builders/accounts/account.ts'
import { LONGER } from '#testing/builders/rentals/changes.ts'
import { CARD, DRIVER, journey } from '#testing/builders/rentals/journey.ts'

const app = forFile(await testApp())

test('a car paid in part now is authorised, reserved, captured and confirmed, in that order', async () => {
  const { guest, quote, cart, order } = journey(app)
  const token = await guest()
  const booking = await cart(token, (await quote('Flexible')).quote_id)
  const ordered = await order(token, booking)
  expect(ordered.status).toBe(201)
  expect(ordered.body.booking).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  expect(ordered.body.booking.events.map(({ kind }: { kind: string }) => kind)).toEqual([
    'added_to_cart',
    'order_placed',
    'payment_authorised',
    'supplier_confirmed',
    'confirmed',
  ])
})

test('a declined card leaves the cart as it was, and another card takes it', async () => {
  const { guest, quote, cart, order } = journey(app)
  const token = await guest()
  const booking = await cart(token, (await quote('Non-refundable')).quote_id)
  const declined = await order(token, booking, { card: { ...CARD, number: '4000000000000002' } })
  expect(declined).toMatchObject({ status: 422, body: { code: 'payment_declined' } })
  const again = await order(token, booking)
  expect(again.body.booking.status).toBe('confirmed')
})

test('a desk plan takes no card', async () => {
  const { guest, quote, cart, orderAtDesk } = journey(app)
  const token = await guest()
  const booking = await cart(
    token,
    (await quote('Standard', (one) => !one.payment.credit_card_required)).quote_id,
  )
  const ordered = await orderAtDesk(token, booking)
  expect(ordered.body.booking).toMatchObject({ status: 'confirmed', payment_status: 'none' })
})

test('the same key gives the same answer and books once; with another body it is refused', async () => {
  const { guest, quote, cart, order } = journey(app)
  const token = await guest()
  const booking = await cart(token, (await quote('Flexible')).quote_id)
  const key = crypto.randomUUID()
  const first = await order(token, booking, { key })
  const second = await order(token, booking, { key })
  expect(second.body).toEqual(first.body)
  const other = await order(token, booking, { key, driver: { ...DRIVER, first_name: 'Somebody' } })
  expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })
  const book = app.simulators.okMobility.book().filter(({ reference }) => reference === booking.reference)
  expect(book).toHaveLength(1)
})

test('what is kept of a request under a key is no hash that a card can be guessed from', async () => {
  const { guest, quote, cart, order } = journey(app)
  const token = await guest()
  const booking = await cart(token, (await quote('Non-refundable')).quote_id)
  const key = crypto.randomUUID()
  const card = { ...CARD, number: '4000000000000002' }
  const declined = await order(token, booking, { key, card })
  expect(declined.status).toBe(422)
  expect((await order(token, booking, { key })).body).toEqual(declined.body)
  const { request_hash: requestHash } = await app.database.db
    .selectFrom('idempotency_keys')
    .select('request_hash')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const sent = { booking_id: booking.booking_id, driver: DRIVER, accept_total: booking.price.total }
  for (const body of [sent, { ...sent, payment: card }])
    expect(requestHash).not.toEqual(sha256(canonicalBody(JSON.stringify(body))))
})

test('a card whose answer is lost after it was authorised is found again and charged once', async () => {
  const { guest, quote, cart, order } = journey(app)
  const token = await guest()
  const booking = await cart(token, (await quote('Non-refundable')).quote_id)
  const ordered = await order(token, booking, { card: { ...CARD, number: '4000000000000119' } })
  expect(ordered.body.booking).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
})

test('a booking’s stations read in the language it is looked at in, whatever it was quoted in', async () => {
  const { guest, quote, cart } = journey(app)
  const token = await guest()
  const booking = await cart(token, (await quote('Flexible')).quote_id)
  const { body } = await app.call(`/api/user/booking?booking_id=${booking.booking_id}&lang_id=2`, { token })
  expect(booking.offer.pickup.name).toContain('Dubai')
  expect(body.items[0].offer.pickup).toMatchObject({ id: booking.offer.pickup.id, city: 'دبي' })
})

test('after five declined cards of a day no other one is asked about, nor at another cart of this network', async () => {
  const strict = await testApp({ sharedWith: app, environment: { RATE_LIMIT_SCALE: '1' } })
  await app.database.db.deleteFrom('window_counts').execute()
  try {
    const { guest, quote, cart, order } = journey(strict)
    const filled = async () => {
      const token = await guest()
      const booking = await cart(token, (await quote('Non-refundable')).quote_id)
      return (number: string) => order(token, booking, { card: { ...CARD, number } })
    }
    const first = await filled()
    for (let round = 0; round < 5; round++)
      expect(await first('4000000000000002')).toMatchObject({
        status: 422,
        body: { code: 'payment_declined' },
      })
    for (const again of [first, await filled()]) {
      const refused = await again(CARD.number)
      expectProblem(refused, { status: 429, code: 'too_many_declines' })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000)
    }
    strict.clock.pass({ hours: 24 })
    expect((await (await filled())(CARD.number)).status).toBe(201)
  } finally {
    await strict.close()
  }
})

test('who has proved no address holds one car unpaid, one network three; who has, more, and none at the same time', async () => {
  const strict = await testApp({
    sharedWith: app,
    environment: { RATE_LIMIT_SCALE: '1' },
    fleet: { stock: 9 },
  })
  await app.database.db.deleteFrom('unpaid_holds').execute()
  try {
    const { guest, quote, cart, orderAtDesk } = journey(strict)
    let people = 0
    const person = () => {
      people += 1
      const phone = { countryCode: '+971', phone: String(501_200_000 + people) }
      return { ...DRIVER, email: `unproved.${people}@example.com`, phone }
    }
    const reserve = async (token: string, driver = person()) => {
      const offered = await quote('Standard', (one) => !one.payment.credit_card_required)
      const { status, body } = await orderAtDesk(token, await cart(token, offered.quote_id), { driver })
      return status === 201 ? status : body.code
    }
    const [noor, first] = [person(), await guest()]
    expect([await reserve(first, noor), await reserve(first), await reserve(await guest(), noor)]).toEqual([
      201,
      'address_unproved',
      'overlapping_unpaid',
    ])
    const strangers = []
    for (let round = 0; round < 4; round++) strangers.push(await reserve(await guest()))
    expect(strangers).toEqual([201, 201, 'address_unproved', 'address_unproved'])
    const verifiedUser = await accountOf(strict).registerVerified({ email: 'proved.desk@example.com' })
    const other = person()
    expect([
      await reserve(verifiedUser, other),
      await reserve(verifiedUser, other),
      await reserve(verifiedUser),
    ]).toEqual([201, 'overlapping_unpaid', 201])
    const { items: bookings } = (await strict.call('/api/user/booking', { token: verifiedUser })).body
    const elsewhere = bookings.find((one: Booking) => one.driver && one.driver.email !== other.email)
    const changed = { booking_id: elsewhere.booking_id, driver: other }
    const modify = (body: object) => strict.call('/api/user/modify-booking', { token: verifiedUser, body })
    const { price } = (await modify(changed)).body.change
    expectProblem(await modify({ ...changed, accept_total: price.total }), {
      status: 409,
      code: 'overlapping_unpaid',
    })
    const third = { ...changed, driver: person() }
    expect((await modify({ ...third, accept_total: price.total })).body.booking.driver.email).toBe(
      third.driver.email,
    )
    expect([
      await reserve(verifiedUser, third.driver),
      await reserve(verifiedUser, elsewhere.driver),
    ]).toEqual(['overlapping_unpaid', 201])
  } finally {
    await strict.close()
  }
})

test('a change that a supplier refuses leaves an unpaid car counted for whom it was counted, and no one else', async () => {
  const { guest, quote, cart, orderAtDesk } = journey(app)
  const token = await guest()
  const { quote_id } = await quote('Standard', (one) => !one.payment.credit_card_required)
  const { booking_id, offer } = (await orderAtDesk(token, await cart(token, quote_id))).body
    .booking as Booking
  const counted = async () =>
    app.database.db.selectFrom('unpaid_holds').selectAll().orderBy('subject_id').orderBy('key').execute()
  const before = await counted()
  const ofCar = before.filter(({ subject_id }) => subject_id === booking_id)
  // The customer, the driver's mailbox and phone, the network and the car class.
  expect(ofCar.length).toBeGreaterThanOrEqual(5)

  const driver = {
    ...DRIVER,
    email: 'another@example.com',
    phone: { countryCode: '+971', phone: '501299999' },
  }
  const change = { booking_id, driver, times: LONGER.times }
  const network = { 'x-forwarded-for': '203.0.113.77' }
  const modify = (body: object) => app.call('/api/user/modify-booking', { token, body, headers: network })
  const { price } = (await modify(change)).body.change
  const { code } = await app.database.db
    .selectFrom('stations')
    .select('code')
    .where('location_id', '=', offer.pickup.id)
    .executeTakeFirstOrThrow()
  app.simulators.europcar.shut(code, 'closed')
  expectProblem(await modify({ ...change, accept_total: price.total }), {
    status: 422,
    code: 'station_closed',
  })
  expect(await counted()).toEqual(before)
})
