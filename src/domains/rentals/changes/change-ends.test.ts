import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import {
  confirmedBooking,
  expectWhole,
  LONGER,
  settleFor,
  SHORTER,
} from '#testing/builders/rentals/changes.ts'
import { addCoupon, usesOf } from '#testing/builders/rentals/coupons.ts'
import { CARD, journey, RENTAL } from '#testing/builders/rentals/journey.ts'
import { BANK_MINUTES } from '../settlement/settlement.ts'

/** Card that requires 3-D Secure. */
const CHALLENGED_CARD = { ...CARD, number: '4000002500003155' }

const app = forFile(await testApp({ fleet: { stock: 50 } }))
beforeEach(async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  app.simulators.okMobility.breakQuotes(null)
  await app.simulators.okMobility.injectFault({ mode: 'none' })
})

/** Answers the challenge on the bank's page, and follows its return URL. */
async function answerBank(url: string, answer: 'yes' | 'no'): Promise<Response> {
  const body = new URLSearchParams({ answer })
  const answered = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  return app.app.request(answered.headers.get('location') ?? '')
}

async function challengedByBank() {
  const trip = await confirmedBooking(app)
  const { made } = await trip.change(LONGER, CHALLENGED_CARD)
  expect(made).toMatchObject({ status: 200, body: { booking: { days: 4, can: { modify: false } } } })
  return { trip, bank: made.body.change.action.url as string }
}

test('a bank that asks about the difference is told yes: the change is made and charged', async () => {
  const { trip, bank } = await challengedByBank()
  const back = await answerBank(bank, 'yes')
  expect(back.headers.get('location')).toBe(`/en/booking/${trip.booking.reference}`)
  expect((await expectWhole(trip)).days).toBe(7)
})

test('who comes Back from the bank and presses again is led to the same question, and nothing is asked twice', async () => {
  const trip = await confirmedBooking(app)
  const { told, made } = await trip.change(LONGER, CHALLENGED_CARD)
  const { url } = made.body.change.action
  const again = await trip.requestChange({
    ...LONGER,
    accept_total: told.change.price.total,
    payment: CHALLENGED_CARD,
  })
  expect(again).toMatchObject({ status: 200, body: { change: { action: { url }, due: told.change.due } } })
  await answerBank(url, 'yes')
  expect((await expectWhole(trip)).days).toBe(7)
  expect((await trip.books()).payments).toEqual(['captured', 'captured'])
})

test('while the bank asks about a change, the booking says where and until when, and going there again gives more time', async () => {
  const { trip, bank } = await challengedByBank()
  const until = app.clock.now().add({ minutes: BANK_MINUTES }).toString()
  expect(await trip.read()).toMatchObject({
    status: 'confirmed',
    payment_action: { type: 'redirect', url: bank, until },
  })
  await trip.takePaymentAction('returned')
  expect((await trip.takePaymentAction('resumed')).body.payment.action).toEqual({
    type: 'redirect',
    url: bank,
  })
  await settleFor(app, 5)
  await answerBank(bank, 'yes')
  expect(await expectWhole(trip)).toMatchObject({ days: 7, payment_action: null })
})

test('who is back from the bank without an answer waits two minutes at most, whenever they come', async () => {
  const { trip } = await challengedByBank()
  await settleFor(app, 7)
  expect((await trip.takePaymentAction('returned')).body.booking.can.modify).toBe(false)
  await settleFor(app, 2)
  expect(await expectWhole(trip)).toMatchObject({ days: 4, can: { modify: true }, payment_action: null })
  const { payments, mails } = await trip.books()
  expect(payments).toEqual(['captured', 'released'])
  expect(mails).toContain(`Your booking ${trip.booking.reference} was not changed`)
})

test('a change given up at the bank is over at once, without a mail; a yes that comes later changes nothing', async () => {
  const { trip, bank } = await challengedByBank()
  const abandoned = await trip.takePaymentAction('abandoned')
  expect(abandoned.body.booking).toMatchObject({ can: { modify: true }, payment_action: null })
  expect(abandoned.body.booking.events.at(-1).kind).toBe('change_abandoned')
  await answerBank(bank, 'yes')
  await settleFor(app, 2)
  expect((await expectWhole(trip)).days).toBe(4)
  const { payments, mails } = await trip.books()
  expect(payments).toEqual(['captured', 'released'])
  expect(mails).not.toContain(`Your booking ${trip.booking.reference} was not changed`)
  expect((await trip.change(LONGER)).made.status).toBe(200)
  expect((await expectWhole(trip)).days).toBe(7)
})

test('a change given up after the bank has declined is over at once', async () => {
  const { trip, bank } = await challengedByBank()
  await fetch(bank, { method: 'POST', body: new URLSearchParams({ answer: 'no' }), redirect: 'manual' })
  const abandoned = await trip.takePaymentAction('abandoned')
  expect(abandoned.body.booking).toMatchObject({ days: 4, can: { modify: true }, payment_action: null })
  expect(abandoned.body.booking.events.at(-1).kind).toBe('change_abandoned')
  expect((await trip.books()).payments).toEqual(['captured', 'declined'])
})

test('told no, or not at all, it leaves the booking as it was, and another change can be had', async () => {
  const { trip, bank } = await challengedByBank()
  await answerBank(bank, 'no')
  expect((await expectWhole(trip)).days).toBe(4)

  expect((await trip.change(LONGER, CHALLENGED_CARD)).made.body.change.action).not.toBeNull()
  await settleFor(app, BANK_MINUTES + 10)
  expect((await expectWhole(trip)).days).toBe(4)
  const { payments, mails } = await trip.books()
  expect(payments).toEqual(['captured', 'declined', 'released'])
  const unchanged = `Your booking ${trip.booking.reference} was not changed`
  expect(mails.filter((subject) => subject === unchanged)).toHaveLength(2)

  expect((await trip.change(LONGER)).made.status).toBe(200)
  expect((await expectWhole(trip)).days).toBe(7)
})

/** Creates a confirmed booking ordered with this coupon. */
function bookedWith(code: string) {
  return confirmedBooking(app, {
    cart: async (token, { booking_id }) =>
      (await app.call('/api/user/coupon', { token, body: { booking_id, code } })).body.booking,
  })
}

test('a coupon is fitted anew to a changed price, never for more than before, counts once, and is told first', async () => {
  await addCoupon(app.database.db, 'FIFTIETH', { basis_points: 200 })
  const trip = await bookedWith('FIFTIETH')
  const first = trip.booking.coupon?.discount.amount ?? 0
  expect(first).toBeGreaterThan(0)
  const discounts: number[] = []
  for (const times of [LONGER, SHORTER]) {
    const { told, made } = await trip.change(times)
    expect(made.status).toBe(200)
    const { coupon, price, events } = await expectWhole(trip)
    expect(price).toEqual(told.change.price)
    expect(events.at(-1)?.kind).toBe('changed')
    const off = coupon?.discount.amount ?? 0
    const full = price.total.amount + off
    expect(off).toBe(Math.min(first, Math.round(full / 50)))
    expect(price.lines.reduce((all, { amount }) => all + amount.amount, 0)).toBe(price.total.amount)
    discounts.push(off)
  }
  expect(discounts[0]).toBe(first)
  expect(discounts[1]).toBeLessThan(first)
  expect((await usesOf(app.database.db, 'FIFTIETH')).used).toBe(1)
})

test('a coupon whose minimum a changed price does not reach is dropped, and who changes is told why before they agree', async () => {
  const { booking } = await confirmedBooking(app)
  const { amount: minimum, currency } = booking.price.total
  await addCoupon(app.database.db, 'LEAST', { currency, minimum_total: minimum })
  const trip = await bookedWith('LEAST')
  const { told, made } = await trip.change(SHORTER)
  expect(told.coupon_dropped).toMatchObject({ code: 'LEAST', reason: 'coupon_minimum' })
  expect(told.coupon_dropped.title).toMatch(/\w+ \w+/)
  expect(made.status).toBe(200)
  const { coupon, price } = await expectWhole(trip)
  expect(coupon).toBeNull()
  expect(price.lines.map(({ kind }) => kind)).not.toContain('coupon')
  expect(price.pay_now.amount + price.pay_at_desk.amount).toBe(price.total.amount)
})

test('a change whose last car goes before it is accepted is refused in words, and what was held is given back', async () => {
  const small = await testApp({ fleet: { stock: 1 } })
  onTestFinished(() => small.close())
  const trip = await confirmedBooking(small)
  const later = {
    times: {
      pickup_date: '2027-03-10',
      pickup_time: '10:00',
      dropoff_date: '2027-03-14',
      dropoff_time: '10:00',
    },
  }
  const { price } = (await trip.requestChange(later)).body.change
  const { acriss } = trip.booking.offer.vehicle
  const { guest, quote, cart, order } = journey(
    small,
    RENTAL.replace('03-01', '03-10').replace('03-05', '03-14'),
  )
  const token = await guest()
  const other = await quote('Flexible', ({ vehicle }) => vehicle.acriss === acriss)
  expect((await order(token, await cart(token, other.quote_id))).status).toBe(201)

  const made = await trip.requestChange({ ...later, accept_total: price.total, payment: CARD })
  expect(made).toMatchObject({ status: 409, body: { code: 'sold_out' } })
  expect((await trip.read()).pickup_at).toBe('2027-03-01T10:00')
  expect((await trip.books()).payments.filter((status) => status === 'authorised')).toEqual([])
  await expectWhole(trip)
})

test('a supplier that changes at a higher price than it quoted is asked to change back, and the staff look at it', async () => {
  const trip = await confirmedBooking(app)
  const { price } = (await trip.requestChange(LONGER)).body.change
  app.simulators.okMobility.breakQuotes(13_000)
  const made = await trip.requestChange({ ...LONGER, accept_total: price.total, payment: CARD })
  expect(made).toMatchObject({ status: 409, body: { code: 'price_changed' } })
  expect((await expectWhole(trip)).days).toBe(4)
  const { payments, tasks } = await trip.books()
  expect(payments).toEqual(['captured', 'released'])
  // The restored reservation costs more, too.
  expect(tasks).toMatchObject([{ kind: 'undo_change' }])
})
