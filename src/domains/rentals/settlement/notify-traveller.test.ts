import { afterAll, beforeAll, expect, test } from 'vitest'
import { zero } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { confirmedBooking } from '#testing/builders/rentals/changes.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { bookingStore } from '../bookings/booking.store.ts'
import { mailsCounted } from '../bookings/mail-limits.ts'
import type { TravellerNotification, NotifyingApp } from './settlement.ts'
import { isKnownDriver } from '../bookings/known-driver.store.ts'
import { notifyFormerAddress, notifyTraveller } from './notify-traveller.usecase.ts'

let app: TestApp
let booking: BookingRecord
beforeAll(async () => {
  app = await testApp({ fleet: { stock: 100 } })
  const trip = await confirmedBooking(app)
  const found = await bookingStore(app.database.db, 'nobody').find(trip.booking.booking_id)
  if (!found?.driver) throw new Error('no booking with a driver')
  booking = found
})
afterAll(() => app.close())

/** Returns the parts of the app that notify, with the calls that they get. */
function notifyingApp({ mayMail = true } = {}) {
  const calls: [string, ...unknown[]][] = []
  const station = (id: string, language: string) => {
    calls.push(['station', id, language])
    return null
  }
  const takeIn = async (_tx: Db, counted: unknown) => {
    calls.push(['counted', counted])
    return mayMail ? 0 : 60
  }
  const notifying: NotifyingApp = {
    clock: app.clock,
    places: { station } as Partial<NotifyingApp['places']> as NotifyingApp['places'],
    seller: { name: 'Rihla', lines: [] },
    windowCounts: { takeIn } as Partial<NotifyingApp['windowCounts']> as NotifyingApp['windowCounts'],
    limitScale: 1,
    queueTravellerNotification: async (_tx, notification, { reference }, { recipient, langId, invoices }) => {
      calls.push(['news', reference, notification, recipient, langId, invoices.map(({ kind }) => kind)])
    },
    queueFormerAddress: async (_tx, { reference, driver }, { recipient, langId }) => {
      calls.push(['former', reference, driver?.email, recipient, langId])
    },
  }
  return { calls, notifying }
}

class RolledBack extends Error {}

/** Runs work in a transaction that is rolled back, so that each test finds the same invoices. */
async function rolledBack(work: (tx: Db) => Promise<void>): Promise<void> {
  const run = app.database.db.transaction().execute(async (tx) => {
    await work(tx)
    throw new RolledBack()
  })
  await run.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error
  })
}

/** Returns the booking with other days, so that its invoice no longer has the same content, and a refund. */
function changedBooking(): BookingRecord {
  const { total, pay_now: refund } = booking.price
  return {
    ...booking,
    sold: { ...booking.sold, days: booking.sold.days + 1 },
    cancellation: {
      requestedAt: app.clock.now().toString(),
      reason: null,
      refund,
      fee: zero(total.currency),
    },
  }
}

test.for<[TravellerNotification, string[]]>([
  ['confirmed', ['invoice', 'credit_note']],
  ['changed', ['invoice', 'credit_note']],
  ['cancelled', ['credit_note']],
  ['unchanged', []],
  ['awaiting_supplier', []],
  ['failed', []],
  ['unpaid', []],
  ['refund_failed', []],
  ['paid_back', []],
])('of %s the driver is told, and it is invoiced: %s', async ([notification, invoices]) => {
  const { calls, notifying } = notifyingApp()
  await rolledBack((tx) => notifyTraveller(notifying, tx, changedBooking(), notification))
  const { reference, driver, langId } = booking
  expect(calls.filter(([kind]) => kind !== 'station' && kind !== 'counted')).toEqual([
    ['news', reference, notification, driver?.email, langId, invoices],
  ])
})

test.for([
  [1, 'en'],
  [2, 'ar'],
] as const)('desks are named in the language of the order: %i is %s', async ([langId, language]) => {
  const { calls, notifying } = notifyingApp()
  await notifyTraveller(notifying, app.database.db, { ...booking, langId }, 'unchanged')
  const { pickup } = booking.sold.offer
  expect(calls).toContainEqual(['station', pickup.id, language])
})

test('a former address is told of the booking as it is after the change', async () => {
  const { calls, notifying } = notifyingApp()
  const after = { ...booking, driver: { ...booking.driver!, email: 'friend@example.com' } }
  await notifyFormerAddress(notifying, app.database.db, booking, after)
  const { reference, driver, langId } = booking
  expect(calls.at(-1)).toEqual(['former', reference, 'friend@example.com', driver?.email, langId])
})

test('nobody is told of a booking that has no driver', async () => {
  const { calls, notifying } = notifyingApp()
  const cart = { ...booking, driver: null }
  await notifyTraveller(notifying, app.database.db, cart, 'confirmed')
  await notifyFormerAddress(notifying, app.database.db, cart, booking)
  expect(calls).toEqual([])
})

test.for([true, false])(
  'news and a former address are counted for reader and booking: known %s',
  async (isKnown) => {
    const before = isKnown ? booking : { ...booking, payment: null }
    for (const mayMail of [true, false]) {
      const { calls, notifying } = notifyingApp({ mayMail })
      await notifyTraveller(notifying, app.database.db, before, 'unchanged')
      await notifyFormerAddress(notifying, app.database.db, before, before)
      const kinds = calls.map(([kind]) => kind).filter((kind) => kind !== 'station')
      expect(kinds).toEqual(mayMail ? ['counted', 'news', 'counted', 'former'] : ['counted', 'counted'])
      const mail = mailsCounted({ to: booking.driver!.email, bookingId: booking.id, isKnown }, 1)
      expect(calls.filter(([kind]) => kind === 'counted').map(([, counted]) => counted)).toEqual([mail, mail])
    }
  },
)

test('a card that paid, or the proved address of the account, makes a driver known', async () => {
  const { db } = app.database
  expect(await isKnownDriver(db, booking)).toBe(true)
  const unpaid = { ...booking, payment: null }
  expect(await isKnownDriver(db, unpaid)).toBe(false)
  const verified = {
    email: booking.driver?.email.toLowerCase() ?? '',
    email_verified_at: app.clock.now(),
  }
  await db.updateTable('users').set(verified).where('id', '=', booking.userId).execute()
  expect(await isKnownDriver(db, unpaid)).toBe(true)
  if (!booking.driver) throw new Error('no driver')
  const other = { ...unpaid, driver: { ...booking.driver, email: 'other@example.com' } }
  expect(await isKnownDriver(db, other)).toBe(false)
})
