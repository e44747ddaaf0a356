import { beforeEach, expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { settleFor } from '#testing/builders/rentals/changes.ts'
import { guardedBooking, runChecksADayLater, setPrices } from '#testing/builders/rentals/guarded.ts'
import { CARD } from '#testing/builders/rentals/journey.ts'
import { gatewayAt } from '#testing/stand-ins/gateway.ts'

const app = forFile(await testApp({ fleet: { classes: 4, stock: 200 } }))
beforeEach(async () => {
  // Expires the rates cached at another price.
  app.clock.pass({ hours: 1 })
  setPrices(app, 10_000)
  await app.simulators.okMobility.injectFault({ mode: 'none' })
  await app.simulators.europcar.injectFault({ mode: 'none' })
  await gatewayAt(app.simulators.payments.url).injectFault({ mode: 'none' })
})

/** Creates a booking for which a car was found that costs a fifth less. */
async function offered() {
  const trip = await guardedBooking(app)
  setPrices(app, 8_000)
  await runChecksADayLater(app)
  return trip
}

test('a cheaper car is found, mailed once with a link to both side by side, and ordered before the old booking is cancelled', async () => {
  const trip = await offered()
  const { rebooking, guard } = await trip.shown()
  expect(guard).toMatchObject({ state: 'on', looked_at: expect.any(String) })
  expect(rebooking).toMatchObject({ state: 'offered', missing: [], new_booking: null })
  expect(rebooking?.terms.some(({ verdict }) => verdict === 'worse')).toBe(false)
  expect(rebooking?.price.total.amount).toBe(
    trip.booking.price.total.amount - (rebooking?.saving.amount ?? 0),
  )
  const [, priceMail] = await trip.mails()
  expect(priceMail?.text).toContain(`http://rihla.test/en/booking/${trip.booking.reference}/rebook`)
  expect(priceMail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })

  await runChecksADayLater(app)
  expect(await trip.mails(), 'the same price is not told again').toHaveLength(2)

  const { status, body } = await trip.rebook()
  expect(status).toBe(201)
  expect(body.booking).toMatchObject({ status: 'confirmed', price: { total: rebooking?.price.total } })
  expect(await trip.read()).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
  expect(await trip.ledger()).toEqual({})
  expect((await trip.shown()).rebooking).toMatchObject({
    state: 'done',
    new_booking: { reference: body.booking.reference },
  })
  const again = await trip.rebook()
  expect(again.body.booking.reference, 'another press meets the first one').toBe(body.booking.reference)
  expect((await trip.mails()).map(({ subject }) => subject)).toHaveLength(4)
})

test('a guest’s token of the booking switches the guard on, rebooks and then opens the new booking', async () => {
  const trip = await guardedBooking(app, { on: false })
  const as = await trip.tokenFor()
  expect((await trip.guard(true, as)).body.guard.state).toBe('on')
  setPrices(app, 8_000)
  await runChecksADayLater(app)
  const { body } = await trip.rebook({ as })
  const read = await app.call(`/api/user/booking?booking_id=${body.booking.booking_id}`, { token: as })
  expect(read.body.items[0]).toMatchObject({ status: 'confirmed', driver: { email: trip.driver.email } })
})

test.for([
  { what: 'rose', level: 9_000, code: 'price_changed', state: 'offered' },
  { what: 'is no longer lower', level: 12_000, code: 'not_cheaper', state: 'given_up' },
])('a price that $what by the press is told, and nothing is ordered', async ({ level, code, state }) => {
  const trip = await offered()
  const before = (await trip.shown()).rebooking
  setPrices(app, level)
  app.clock.pass({ hours: 1 })
  expect((await trip.rebook()).body.code).toBe(code)
  const { rebooking } = await trip.shown()
  expect(rebooking?.state).toBe(state)
  expect(await trip.read()).toMatchObject({ status: 'confirmed' })
  if (state === 'given_up') return
  expect(rebooking?.price.total.amount).toBeGreaterThan(before?.price.total.amount ?? 0)
  expect((await trip.rebook()).status, 'accepted as it now is').toBe(201)
})

test('a declined card leaves the old booking, and another card orders the same cart', async () => {
  const trip = await offered()
  const declined = await trip.rebook({ card: { ...CARD, number: '4000000000000002' } })
  if (declined.body.code === undefined) throw new Error('the cheaper car needs no card')
  expect(declined.body.code).toBe('payment_declined')
  expect(await trip.read()).toMatchObject({ status: 'confirmed' })
  const { body } = await trip.rebook()
  expect(body.booking.status).toBe('confirmed')
  expect((await trip.read()).status).toBe('cancelled')
})

test('a cart that nobody paid for is ended, and the car offered again', async () => {
  const trip = await offered()
  await trip.rebook({ card: { ...CARD, number: '4000000000000002' } })
  app.clock.pass({ minutes: 30 })
  await app.app.runJob('advance rebookings')
  expect((await trip.shown()).rebooking).toMatchObject({ state: 'offered', new_booking: null })
  expect((await trip.rebook()).status).toBe(201)
})

test('where the supplier does not cancel the old booking, the traveller and the staff are told of both', async () => {
  const trip = await offered()
  // Its supplier refuses to cancel a car already handed over.
  app.simulators.okMobility.handOver(trip.booking.supplier_reference ?? '')
  expect((await trip.rebook()).body.booking.status).toBe('confirmed')
  expect(await trip.read()).toMatchObject({ status: 'confirmed' })
  expect((await trip.shown()).rebooking).toMatchObject({ state: 'given_up', reason: 'old_not_cancelled' })
  expect((await trip.books()).tasks).toMatchObject([{ kind: 'two_cars_booked' }])
  expect((await trip.mails()).at(-1)?.text).toContain('You now have two cars booked')
  setPrices(app, 5_000)
  await runChecksADayLater(app)
  expect((await trip.shown()).rebooking?.state, 'what two cars become is for people').toBe('given_up')
})

test('two presses at once make one booking', async () => {
  const trip = await offered()
  const answers = await Promise.all([trip.rebook(), trip.rebook()])
  const references = new Set(answers.flatMap(({ body }) => body.booking?.reference ?? []))
  expect(references.size).toBe(1)
  await settleFor(app, 1)
  await app.app.runJob('advance rebookings')
  const ordered = await app.database.db
    .selectFrom('bookings')
    .select('status')
    .where('driver_email', '=', trip.driver.email)
    .orderBy('status')
    .execute()
  expect(ordered.map(({ status }) => status)).toEqual(['cancelled', 'confirmed'])
})

test('a guard is off by one click in its mail, and offers nothing once the booking is changed or cancelled', async () => {
  const trip = await offered()
  const mail = (await trip.mails()).at(-1)
  const headers: Partial<Record<string, string>> = mail?.headers ?? {}
  const address = headers['List-Unsubscribe']?.slice(1, -1) ?? ''
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await app.app.request(address, { method: 'POST', body })).status).toBe(200)
  expect((await trip.shown()).guard.state).toBe('off')
  await trip.cancel()
  expect(await trip.shown()).toMatchObject({ guard: { state: 'unavailable' }, rebooking: null })
  expect((await trip.rebook({ total: 1 })).body.code).toBe('rebooking_over')
  expect((await trip.guard(true)).body.code).toBe('not_guardable')
})
