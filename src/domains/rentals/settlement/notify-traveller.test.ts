import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Invoice } from '#domains/invoices/invoice.contract.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { confirmedBooking } from '#testing/builders/rentals/changes.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { bookingStore } from '../bookings/booking.store.ts'
import type { News } from './settlement.ts'
import { isKnownDriver } from '../bookings/known-driver.store.ts'
import { notifyTraveller } from './notify-traveller.usecase.ts'

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

/** Notifies a traveller and records the calls made: invoices of `issueFor`, and mails. */
function told({ isKnown = true, mayMail = true } = {}) {
  const asked: [string, ...unknown[]][] = []
  const invoice = { number: 'R-1' } as Invoice
  const use = notifyTraveller({
    station: (id, language) => {
      asked.push(['station', id, language])
      return null
    },
    issueFor: async (_tx, { reference }, news) => {
      asked.push(['invoice', reference, news])
      return [invoice]
    },
    isKnownDriver: async () => isKnown,
    mayMail: async (_tx, mail) => {
      asked.push(['counted', mail])
      return mayMail
    },
    queueNews: async (_tx, news, { reference }, { recipient, langId, invoices }) => {
      asked.push(['news', reference, news, recipient, langId, invoices.map(({ number }) => number)])
    },
    queueFormerAddress: async (_tx, { reference, driver }, { recipient, langId }) => {
      asked.push(['former', reference, driver?.email, recipient, langId])
    },
    clock: app.clock,
  })
  return { asked, ...use }
}

test.for<[News, boolean]>([
  ['confirmed', true],
  ['changed', true],
  ['cancelled', true],
  ['unchanged', false],
  ['awaiting_supplier', false],
  ['failed', false],
  ['unpaid', false],
  ['refund_failed', false],
  ['paid_back', false],
])('of %s the driver is told, and it is invoiced: %s', async ([news, invoiced]) => {
  const { asked, notifyTraveller: tell } = told()
  await tell(app.database.db, booking, news)
  const { reference, driver, langId } = booking
  expect(asked.filter(([kind]) => kind !== 'station' && kind !== 'counted')).toEqual([
    ...(invoiced ? [['invoice', reference, news]] : []),
    ['news', reference, news, driver?.email, langId, invoiced ? ['R-1'] : []],
  ])
})

test.for([
  [1, 'en'],
  [2, 'ar'],
] as const)('desks are named in the language of the order: %i is %s', async ([langId, language]) => {
  const { asked, notifyTraveller: tell } = told()
  await tell(app.database.db, { ...booking, langId }, 'unchanged')
  const { pickup } = booking.sold.offer
  expect(asked).toContainEqual(['station', pickup.id, language])
})

test('a former address is told of the booking as it is after the change', async () => {
  const { asked, tellFormerAddress: tell } = told()
  const after = { ...booking, driver: { ...booking.driver!, email: 'friend@example.com' } }
  await tell(app.database.db, booking, after)
  const { reference, driver, langId } = booking
  expect(asked.at(-1)).toEqual(['former', reference, 'friend@example.com', driver?.email, langId])
})

test('nobody is told of a booking that has no driver', async () => {
  const { asked, notifyTraveller: tell, tellFormerAddress: tellFormer } = told()
  const cart = { ...booking, driver: null }
  await tell(app.database.db, cart, 'confirmed')
  await tellFormer(app.database.db, cart, booking)
  expect(asked).toEqual([])
})

test.for([true, false])(
  'news and a former address are counted for reader and booking: known %s',
  async (isKnown) => {
    for (const mayMail of [true, false]) {
      const { asked, notifyTraveller: tell, tellFormerAddress: tellFormer } = told({ isKnown, mayMail })
      await tell(app.database.db, booking, 'unchanged')
      await tellFormer(app.database.db, booking, booking)
      const kinds = asked.map(([kind]) => kind).filter((kind) => kind !== 'station')
      expect(kinds).toEqual(mayMail ? ['counted', 'news', 'counted', 'former'] : ['counted', 'counted'])
      const mail = { to: booking.driver?.email, bookingId: booking.id, isKnown }
      expect(asked.filter(([kind]) => kind === 'counted').map(([, counted]) => counted)).toEqual([mail, mail])
    }
  },
)

test('a card that paid, or the proved address of the account, makes a driver known', async () => {
  const { db } = app.database
  expect(await isKnownDriver(db, booking)).toBe(true)
  const unpaid = { ...booking, payment: null }
  expect(await isKnownDriver(db, unpaid)).toBe(false)
  const proved = {
    email: booking.driver?.email.toLowerCase() ?? '',
    email_verified_at: app.clock.now(),
  }
  await db.updateTable('users').set(proved).where('id', '=', booking.userId).execute()
  expect(await isKnownDriver(db, unpaid)).toBe(true)
  if (!booking.driver) throw new Error('no driver')
  const other = { ...unpaid, driver: { ...booking.driver, email: 'other@example.com' } }
  expect(await isKnownDriver(db, other)).toBe(false)
})
