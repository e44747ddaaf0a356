import { expect } from 'vitest'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { booksOf } from './books.ts'
import { CARD, DRIVER, journey, type PlanLabel } from './journey.ts'
import { ledgerOf } from './ledger.ts'

/** The times of the default rental, with another drop-off day. */
export function until(day: string) {
  return {
    times: { pickup_date: '2027-03-01', pickup_time: '10:00', dropoff_date: day, dropoff_time: '10:00' },
  }
}

/** Seven days and two days, instead of four. */
export const LONGER = until('2027-03-08')
export const SHORTER = until('2027-03-03')

let traveller = 0

/** A traveller with a confirmed booking to change; `cart` may modify it before it is ordered. */
export async function confirmedBooking(
  app: TestApp,
  {
    plan = 'Flexible',
    cart: prepared,
  }: { plan?: PlanLabel; cart?: (token: string, booking: Booking) => Promise<Booking> } = {},
) {
  const { guest, quote, cart, order, read, cancel, tokenFor } = journey(app)
  const driver = { ...DRIVER, email: `changer-${(traveller += 1)}@example.com` }
  const token = await guest()
  const filled = await cart(token, (await quote(plan)).quote_id)
  const booking = prepared ? await prepared(token, filled) : filled
  const ordered = await order(token, booking, { driver })
  expect(ordered.body.booking.status).toBe('confirmed')
  const { booking_id } = booking
  const requestChange = (body: object, { key }: { key?: string } = {}) =>
    app.call('/api/user/modify-booking', {
      token,
      body: { booking_id, ...body },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    })
  return {
    booking: ordered.body.booking as Booking,
    driver,
    requestChange,
    /** Requests the price of a change and accepts it. */
    async change(body: object, payment: object | null = CARD) {
      const quoted = await requestChange(body)
      expect(quoted.status).toBe(200)
      const { price, due } = quoted.body.change
      const paying = due.amount > 0 && payment ? { payment } : {}
      return {
        told: quoted.body,
        made: await requestChange({ ...body, accept_total: price.total, ...paying }),
      }
    },
    /** The traveller's action on the bank's challenge. */
    takePaymentAction: (act: string) =>
      app.call('/api/user/payment-action', { token, body: { booking_id, act } }),
    cancel: () => cancel(token, booking),
    /** Months later the guest's token has expired: the reference and the e-mail open the booking. */
    async requestLater(body: object) {
      const late = await tokenFor(booking, driver.email)
      return app.call('/api/user/modify-booking', { token: late, body: { booking_id, ...body } })
    },
    read: () => read(token, booking_id),
    books: () => booksOf(app, booking),
    ledger: () => ledgerOf(app.database.db, booking_id),
  }
}

export type ChangingTraveller = Awaited<ReturnType<typeof confirmedBooking>>

/** Runs the job that settles bookings every 30 s for this many minutes. */
export async function settleFor(app: TestApp, minutes: number): Promise<void> {
  for (let half = 0; half < minutes * 2; half++) {
    app.clock.pass({ seconds: 30 })
    await app.app.runJob('settle bookings')
  }
}

/** The amount captured from cards and not refunded. */
export function netCharged(charges: readonly ({ captured: number; refunded: number } | null)[]): number {
  return charges.reduce((sum, charge) => sum + (charge ? charge.captured - charge.refunded : 0), 0)
}

/** Expects one car, paid for once at its price, and settled accounts. */
export async function expectWhole({ read, books, ledger }: ChangingTraveller): Promise<Booking> {
  const booking = await read()
  const { charges, atOkMobility } = await books()
  expect(atOkMobility.filter((status) => status === 'booked')).toHaveLength(1)
  expect(netCharged(charges)).toBe(booking.price.pay_now.amount)
  expect(charges.filter((charge) => charge?.status === 'authorised')).toEqual([])
  const balances = await ledger()
  expect(balances).toMatchObject({
    gateway: booking.price.pay_now.amount,
    desks: booking.price.pay_at_desk.amount,
  })
  expect([balances['travellers'], balances['card_holds']]).toEqual([undefined, undefined])
  return booking
}
