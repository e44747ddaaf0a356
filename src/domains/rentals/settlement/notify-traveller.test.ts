import { afterAll, beforeAll, expect, test } from 'vitest'
import { zero } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { confirmedBooking } from '#testing/builders/rentals/changes.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { bookingStore } from '../bookings/booking.store.ts'
import { mailsCounted } from '../bookings/mail-limits.ts'
import { isKnownDriver } from '../bookings/known-driver.store.ts'
import type { TravellerNotification } from '../mails/booking-mails.ts'
import { notifyFormerAddress, notifyTraveller } from './notify-traveller.usecase.ts'
import type { NotifyingApp } from './settlement.ts'

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
    productName: 'Rihla',
    publicUrl: 'https://rihla.example',
    places: { station } as Partial<NotifyingApp['places']> as NotifyingApp['places'],
    seller: { name: 'Rihla', lines: [] },
    windowCounts: { takeIn } as Partial<NotifyingApp['windowCounts']> as NotifyingApp['windowCounts'],
    limitScale: 1,
  }
  return { calls, notifying }
}

/** Lists the mails about the booking, in the order in which they were queued. */
const mailsIn = (tx: Db) =>
  tx.selectFrom('mails').selectAll().where('about_id', '=', booking.id).orderBy('id').execute()

/** Returns the kinds of the invoices that are attached to a mail. */
async function invoicesIn(tx: Db, { attachments }: { attachments: object }): Promise<string[]> {
  const numbers = (attachments as { invoice?: string }[]).flatMap(({ invoice }) => invoice ?? [])
  if (numbers.length === 0) return []
  const invoices = await tx
    .selectFrom('invoices')
    .select(['number', 'kind'])
    .where('number', 'in', numbers)
    .execute()
  return numbers.map((number) => invoices.find((invoice) => invoice.number === number)?.kind ?? number)
}

class RolledBack extends Error {}

/** Runs work in a transaction without mails that is rolled back, so that each test finds the same invoices. */
async function rolledBack(work: (tx: Db) => Promise<void>): Promise<void> {
  const run = app.database.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('mails').execute()
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
  const { notifying } = notifyingApp()
  const { driver, langId } = booking
  await rolledBack(async (tx) => {
    await notifyTraveller(notifying, tx, changedBooking(), notification)
    const mails = await mailsIn(tx)
    expect(mails).toMatchObject([{ template: notification, recipient: driver?.email, lang_id: langId }])
    expect(await invoicesIn(tx, mails[0]!)).toEqual(invoices)
  })
})

test.for([
  [1, 'en'],
  [2, 'ar'],
] as const)('desks are named in the language of the order: %i is %s', async ([langId, language]) => {
  const { calls, notifying } = notifyingApp()
  await rolledBack((tx) => notifyTraveller(notifying, tx, { ...booking, langId }, 'unchanged'))
  const { pickup } = booking.sold.offer
  expect(calls).toContainEqual(['station', pickup.id, language])
})

test('a former address is told of the booking as it is after the change', async () => {
  const { notifying } = notifyingApp()
  const after = { ...booking, driver: { ...booking.driver!, email: 'friend@example.com' } }
  const { driver, langId } = booking
  await rolledBack(async (tx) => {
    await notifyFormerAddress(notifying, tx, booking, after)
    const mails = await mailsIn(tx)
    expect(mails).toMatchObject([{ template: 'former_address', recipient: driver?.email, lang_id: langId }])
    expect(mails[0]?.text).toContain('friend@example.com')
  })
})

test('nobody is told of a booking that has no driver', async () => {
  const { calls, notifying } = notifyingApp()
  const cart = { ...booking, driver: null }
  await rolledBack(async (tx) => {
    await notifyTraveller(notifying, tx, cart, 'confirmed')
    await notifyFormerAddress(notifying, tx, cart, booking)
    expect(await mailsIn(tx)).toEqual([])
  })
  expect(calls).toEqual([])
})

test.for([true, false])(
  'news and a former address are counted for reader and booking: known %s',
  async (isKnown) => {
    const before = isKnown ? booking : { ...booking, payment: null }
    for (const mayMail of [true, false]) {
      const { calls, notifying } = notifyingApp({ mayMail })
      await rolledBack(async (tx) => {
        await notifyTraveller(notifying, tx, before, 'unchanged')
        await notifyFormerAddress(notifying, tx, before, before)
        const templates = (await mailsIn(tx)).map(({ template }) => template)
        expect(templates).toEqual(mayMail ? ['unchanged', 'former_address'] : [])
      })
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
