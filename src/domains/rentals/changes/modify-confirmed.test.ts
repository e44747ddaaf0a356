import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Booking } from '../bookings/booking.contract.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import {
  confirmedBooking,
  expectWhole,
  netCharged,
  LONGER,
  settleFor,
  SHORTER,
} from '#testing/builders/rentals/changes.ts'
import { gatewayAt } from '#testing/stand-ins/gateway.ts'
import { CARD, type PlanLabel } from '#testing/builders/rentals/journey.ts'

/** One request waits this long without a response; the others end sooner, even on a busy machine. */
const TIMEOUT_MS = 3000

const app = forFile(await testApp({ fleet: { stock: 50 }, timeouts: { reserveMs: TIMEOUT_MS } }))
const gateway = gatewayAt(app.simulators.payments.url)
beforeEach(async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  await gateway.injectFault({ mode: 'none' })
  await app.simulators.okMobility.injectFault({ mode: 'none' })
})

const confirmed = (plan?: PlanLabel) => confirmedBooking(app, plan ? { plan } : {})

async function lastMail(recipient: string): Promise<string | undefined> {
  const mails = app.database.db.selectFrom('mails').where('recipient', '=', recipient)
  return (await mails.select('text').orderBy('id', 'desc').executeTakeFirst())?.text
}

test('a change that is accepted in the instant in which its price becomes void is refused, and nothing moves', async () => {
  const { booking, requestChange, books } = await confirmed()
  const { price } = (await requestChange(LONGER)).body.change
  const before = await books()
  const { db } = app.database
  const made = await db.transaction().execute(async (tx) => {
    const own = tx.selectFrom('bookings').select('id').where('id', '=', booking.booking_id)
    await own.forUpdate().execute()
    const priced = tx.updateTable('booking_changes').set({ state: 'failed' })
    await priced.where('booking_id', '=', booking.booking_id).execute()
    const accepted = requestChange({ ...LONGER, accept_total: price.total, payment: CARD })
    const waiting = sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const waits = async () => (await waiting.execute(db)).rows.length
    await expect.poll(waits, { interval: 10 }).toBe(1)
    return { accepted }
  })
  expect((await made.accepted).status).toBe(409)
  expect(await books()).toEqual(before)
})

test('without an accepted total a change is only told: nothing moves', async () => {
  const { booking, requestChange, read, books } = await confirmed()
  const before = await books()
  const { status, body } = await requestChange(LONGER)
  expect(status).toBe(200)
  expect(body.difference.amount).toBe(body.change.price.total.amount - booking.price.total.amount)
  expect(body.change.due.amount).toBeGreaterThan(0)
  const { price, changed } = body.change
  expect(changed).toMatchObject({ days: 7, pickup_at: '2027-03-01T10:00', dropoff_at: '2027-03-08T10:00' })
  const lines: Booking['price']['lines'] = price.lines
  expect(lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(price.total.amount)
  expect(await read()).toEqual(booking)
  expect(await books()).toEqual(before)
})

test('a dearer change takes the difference with a second payment, and says so by mail', async () => {
  const trip = await confirmed()
  const { told, made } = await trip.change(LONGER)
  expect(made.status).toBe(200)
  expect(made.body.booking).toMatchObject({ status: 'confirmed', dropoff_at: '2027-03-08T10:00', days: 7 })
  const booking = await expectWhole(trip)
  expect(booking.price).toEqual(told.change.price)
  const { payments, mails } = await trip.books()
  expect(payments).toEqual(['captured', 'captured'])
  expect(mails.at(-1)).toBe(`Your booking ${booking.reference} has been changed`)
  expect(await lastMail(trip.driver.email)).toContain('you paid an extra')
})

test('a cheaper change gives the difference back, and a later cancellation the rest, each once', async () => {
  const trip = await confirmed()
  expect((await trip.change(LONGER)).made.status).toBe(200)
  expect((await trip.change(SHORTER)).made.status).toBe(200)
  expect(await lastMail(trip.driver.email)).toContain('we are refunding')
  const booking = await expectWhole(trip)
  expect(booking.dropoff_at).toBe('2027-03-03T10:00')
  const { body } = await trip.cancel()
  expect(body.refund.amount).toBe(booking.price.pay_now.amount)
  await settleFor(app, 2)
  const { charges, atOkMobility } = await trip.books()
  expect(atOkMobility).toEqual(['cancelled'])
  expect(netCharged(charges)).toBe(0)
  expect(await trip.ledger()).toEqual({})
})

test('two payments go back by who cancels, also while the job looks for bookings to settle', async () => {
  const trip = await confirmed()
  expect((await trip.change(LONGER)).made.status).toBe(200)
  await gateway.injectFault({ mode: 'slow', delayMs: 300, operation: 'refund', times: 2 })
  const cancelling = { isOver: false }
  const cancelled = trip.cancel().finally(() => {
    cancelling.isOver = true
  })
  while (!cancelling.isOver) await app.app.runJob('settle bookings')
  expect((await cancelled).status).toBe(200)
  expect((await trip.books()).payments).toEqual(['refunded', 'refunded'])
  const events: { kind: string }[] = (await trip.read()).events
  expect(events.filter(({ kind }) => kind === 'refunded')).toHaveLength(2)
})

test('another driver’s name costs nothing and reaches the supplier', async () => {
  const trip = await confirmed()
  const { told, made } = await trip.change({ driver: { ...trip.driver, first_name: 'Mona' } })
  expect(told.difference.amount).toBe(0)
  expect(made.body.booking.driver.first_name).toBe('Mona')
  await expectWhole(trip)
})

test('a declined card leaves the booking as it was, and another card may be tried', async () => {
  const trip = await confirmed()
  const { made } = await trip.change(LONGER, { ...CARD, number: '4000000000000002' })
  expect(made).toMatchObject({ status: 422, body: { code: 'payment_declined' } })
  const after = await expectWhole(trip)
  expect({ ...after, events: [] }).toEqual({ ...trip.booking, events: [] })
  expect((await trip.change(LONGER)).made.status).toBe(200)
  await expectWhole(trip)
})

test('refusals: no card, another total, a non-refundable plan, the free time over', async () => {
  const { requestChange, requestLater, booking } = await confirmed()
  const { body } = await requestChange(LONGER)
  const total = body.change.price.total
  expect(await requestChange({ ...LONGER, accept_total: total })).toMatchObject({
    status: 422,
    body: { code: 'card_required' },
  })
  const less = { ...total, amount: total.amount - 1 }
  expect(await requestChange({ ...LONGER, accept_total: less, payment: CARD })).toMatchObject({
    status: 409,
    body: { code: 'price_changed' },
  })
  const notModifiable = { status: 409, body: { code: 'not_modifiable' } }
  expect(await (await confirmed('Non-refundable')).requestChange(LONGER)).toMatchObject(notModifiable)
  app.clock.set(booking.offer.cancellation.free_until!)
  expect(await requestLater(LONGER)).toMatchObject(notModifiable)
})

test.for(['drop', 'drop_after_booking', 'garbage', 'failing', 'held'] as const)(
  'a supplier that answers a change by %s is asked again; the change is made once',
  async (mode) => {
    const trip = await confirmed()
    await app.simulators.okMobility.injectFault({ mode, operation: 'modify', times: 1 })
    const { made } = await trip.change(LONGER)
    expect(made.status).toBe(200)
    await app.simulators.okMobility.injectFault({ mode: 'none' })
    await settleFor(app, 2)
    expect((await expectWhole(trip)).dropoff_at).toBe('2027-03-08T10:00')
  },
)

test('while a supplier does not answer a change, the booking stands and cannot be cancelled or changed', async () => {
  const trip = await confirmed()
  const told = (await trip.requestChange(LONGER)).body.change
  await app.simulators.okMobility.injectFault({ mode: 'drop', operation: 'modify' })
  const reply = await trip.requestChange({ ...LONGER, accept_total: told.price.total, payment: CARD })
  expect(reply.body.booking).toMatchObject({
    status: 'confirmed',
    days: 4,
    can: { modify: false, cancel: false },
  })
  expect((await trip.cancel()).status).toBe(409)
  expect((await trip.requestChange(SHORTER)).status).toBe(409)
  await app.simulators.okMobility.injectFault({ mode: 'none' })
  await settleFor(app, 6)
  expect((await expectWhole(trip)).days).toBe(7)
})

test('a supplier that cannot be reached refuses: what was held is given back', async () => {
  const trip = await confirmed()
  const told = (await trip.requestChange(LONGER)).body.change
  await app.simulators.okMobility.injectFault({ mode: 'closed' })
  const reply = await trip.requestChange({ ...LONGER, accept_total: told.price.total, payment: CARD })
  expect(reply).toMatchObject({ status: 502, body: { code: 'supplier_unavailable' } })
  await app.simulators.okMobility.injectFault({ mode: 'none' })
  expect((await expectWhole(trip)).days).toBe(4)
  expect((await trip.books()).payments).toEqual(['captured', 'released'])
})

test.for([
  ['authorise', 'drop_after', LONGER],
  ['authorise', 'drop', LONGER],
  ['capture', 'drop_after', LONGER],
  ['capture', 'failing', LONGER],
  ['refund', 'drop_after', SHORTER],
  ['refund', 'garbage', SHORTER],
] as const)(
  'a gateway that answers %s by %s is found out about: paid once',
  async ([operation, mode, times]) => {
    const trip = await confirmed()
    await gateway.injectFault({ mode, operation, times: 1 })
    await trip.change(times)
    await settleFor(app, 3)
    await expectWhole(trip)
  },
)
