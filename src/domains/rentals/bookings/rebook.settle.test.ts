import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSimulators } from '#src/simulators.ts'
import { testApp, type TestApp } from '#testing/app.ts'
import { booksOf } from '#testing/books.ts'
import { testClock } from '#testing/clock.ts'
import { CARD, DRIVER, journey } from '#testing/journey.ts'
import type { Booking } from './booking.contract.ts'

/** Green Motion changes no reservation: another is made before the old one is let go. */
let outside: Awaited<ReturnType<typeof startSimulators<'greenMotion'>>>
let app: TestApp
let dataDir: string
let traveller = 0
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rihla-rebook-'))
  outside = await startSimulators({
    dataDir,
    clock: testClock(),
    suppliers: ['greenMotion'],
    paymentsKey: null,
    fleet: { stock: 50 },
  })
  app = await testApp({
    otherSuppliers: { greenMotion: outside.suppliers.greenMotion.url },
    patience: { reserveMs: 300 },
  })
})
beforeEach(() => outside.suppliers.greenMotion.trouble({ mode: 'none' }))
afterAll(async () => {
  await app.close()
  await outside.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function confirmed() {
  const { guest, offers, cart, order, read } = journey(app)
  const driver = { ...DRIVER, email: `rebooker-${(traveller += 1)}@example.com` }
  const token = await guest()
  const offer = (await offers(undefined, { filters: { SUPPLIER: ['green-motion'] } })).find(
    ({ supplier, cancellation }) => supplier.code === 'green-motion' && cancellation.free_until !== null,
  )
  if (!offer) throw new Error('no offer of Green Motion')
  const quoted = await app.call('/api/vehicle-detail', { body: { offer_id: offer.offer_id } })
  const booking = await cart(token, quoted.body.quote_id)
  const ordered = await order(token, booking, { driver })
  expect(ordered.body.booking.status).toBe('confirmed')
  const ask = (body: object) =>
    app.call('/api/user/modify-booking', { token, body: { booking_id: booking.booking_id, ...body } })
  const told = (await ask(LONGER)).body.change
  return {
    before: ordered.body.booking as Booking,
    accept: () => ask({ ...LONGER, accept_total: told.price.total, payment: CARD }),
    read: () => read(token, booking.booking_id),
    books: () => booksOf(app, booking),
    cars: () =>
      outside.suppliers.greenMotion
        .book()
        .flatMap((line) => (line.email === driver.email ? line.status : [])),
  }
}

const LONGER = {
  times: {
    pickup_date: '2027-03-01',
    pickup_time: '10:00',
    dropoff_date: '2027-03-08',
    dropoff_time: '10:00',
  },
}

async function settleFor(minutes: number): Promise<void> {
  for (let half = 0; half < minutes * 2; half++) {
    app.clock.pass({ seconds: 30 })
    await app.app.settleAll()
  }
}

test('where a supplier changes nothing, the new car is reserved and then the old one let go', async () => {
  const { before, accept, cars, books } = await confirmed()
  const { status, body } = await accept()
  expect(status).toBe(200)
  expect(body.booking).toMatchObject({ status: 'confirmed', days: 7, reference: before.reference })
  expect(body.booking.supplier_reference).not.toBe(before.supplier_reference)
  expect(cars()).toEqual(['cancelled', 'booked'])
  expect((await books()).payments).toEqual(['captured', 'captured'])
})

test('an old reservation whose cancellation had no answer is cancelled again before anything is charged', async () => {
  const { accept, cars, books, read } = await confirmed()
  await outside.suppliers.greenMotion.trouble({ mode: 'drop_after_booking', operation: 'cancel', times: 1 })
  expect((await accept()).body.booking.days).toBe(4)
  expect((await books()).payments).toEqual(['captured', 'authorised'])
  await settleFor(2)
  expect((await read()).days).toBe(7)
  expect(cars()).toEqual(['cancelled', 'booked'])
  expect((await books()).payments).toEqual(['captured', 'captured'])
})

test('where the new reservation had no answer and none can be looked for, the old car stays and the staff are asked', async () => {
  const { accept, cars, books, read } = await confirmed()
  await outside.suppliers.greenMotion.trouble({ mode: 'drop_after_booking', operation: 'reserve', times: 1 })
  await accept()
  await settleFor(2)
  expect(await read()).toMatchObject({ status: 'confirmed', days: 4 })
  expect(cars()[0]).toBe('booked')
  expect(await books()).toMatchObject({
    payments: ['captured', 'authorised'],
    tasks: [{ kind: 'find_change' }],
  })
})

test('where the new car cannot be reserved the old one stays, and what was held is given back', async () => {
  const { before, accept, cars, books, read } = await confirmed()
  await outside.suppliers.greenMotion.trouble({ mode: 'closed' })
  expect((await accept()).status).toBe(502)
  await outside.suppliers.greenMotion.trouble({ mode: 'none' })
  expect(await read()).toMatchObject({ days: 4, supplier_reference: before.supplier_reference })
  expect(cars()).toEqual(['booked'])
  expect((await books()).payments).toEqual(['captured', 'released'])
})
