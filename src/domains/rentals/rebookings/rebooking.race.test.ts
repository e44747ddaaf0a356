import { expect, test } from 'vitest'
import { netCharged } from '#testing/builders/rentals/changes.ts'
import { guardedBooking, setPrices, type GuardedTraveller } from '#testing/builders/rentals/guarded.ts'
import { ledgerOf, ledgerSums, ledgerTotals } from '#testing/builders/rentals/ledger.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { gatewayAt } from '#testing/stand-ins/gateway.ts'

const TRAVELLERS = 6

/** Two processes of one installation: one database, the same suppliers and the same gateway. */
const app = forFile(await testApp({ fleet: { classes: 2, stock: 200 } }))
const { okMobility, europcar, payments } = app.simulators
const other = forFile(
  await testApp({
    sharedWith: app,
    otherSuppliers: { okMobility: okMobility.url, europcar: europcar.url },
    context: { paymentsUrl: payments.url },
  }),
)

/** Runs a job in both processes at the same time. */
const inBoth = (job: string) => [app, other].map((one) => one.app.runJob(job))

async function settle(): Promise<void> {
  for (let round = 0; round < 12; round++) {
    app.clock.pass({ minutes: 5 })
    for (const job of ['settle bookings', 'advance rebookings']) await Promise.all(inBoth(job))
  }
}

const bookingsOf = ({ driver }: GuardedTraveller) =>
  app.database.db
    .selectFrom('bookings')
    .select(['id', 'reference', 'status'])
    .where('driver_email', '=', driver.email)
    .orderBy('status')
    .execute()

test('guards that two processes look at are looked at once, and pressed in both they make one booking each, the old one cancelled once', async () => {
  const { db } = app.database
  const trips: GuardedTraveller[] = []
  for (let at = 0; at < TRAVELLERS; at++) trips.push(await guardedBooking(app))
  setPrices(app, 8_000)
  app.clock.pass({ hours: 25 })
  const callsBefore = app.simulators.okMobility.calls('recheck')
  await Promise.all([...inBoth('look for cheaper cars'), ...inBoth('look for cheaper cars')])
  expect(app.simulators.okMobility.calls('recheck') - callsBefore, 'each is priced again once').toBe(
    TRAVELLERS,
  )
  for (const trip of trips) {
    const mails = (await trip.mails()).filter(({ subject }) => subject.startsWith('Save '))
    expect(mails, trip.driver.email).toHaveLength(1)
  }

  const presses = trips.flatMap((trip) => [trip.rebook(), trip.rebook({ at: other })])
  const jobs = Array.from({ length: 4 }, () => ['settle bookings', 'advance rebookings'].flatMap(inBoth))
  const answers = await Promise.all(presses)
  await Promise.all(jobs.flat())
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  await settle()

  const charges = await gatewayAt(app.simulators.payments.url).book()
  for (const [at, trip] of trips.entries()) {
    const [old, ordered, ...more] = await bookingsOf(trip)
    expect(more).toEqual([])
    expect(old).toMatchObject({ id: trip.booking.booking_id, status: 'cancelled' })
    expect(ordered?.status).toBe('confirmed')
    const references = answers.slice(2 * at, 2 * at + 2).flatMap(({ body }) => body.booking?.reference ?? [])
    expect(new Set(references)).toEqual(new Set([ordered?.reference]))
    const { price } = await trip.read(ordered?.id)
    expect(await trip.ledger()).toEqual({})
    expect((await ledgerOf(db, ordered?.id ?? ''))['gateway']).toBe(price.pay_now.amount)
    const lines = app.simulators.okMobility.book().filter(({ email }) => email === trip.driver.email)
    expect(lines.map(({ status }) => status).toSorted()).toEqual(['booked', 'cancelled'])
    const requested = await db
      .selectFrom('booking_events')
      .select('kind')
      .where('booking_id', '=', trip.booking.booking_id)
      .where('kind', '=', 'cancel_requested')
      .execute()
    expect(requested).toHaveLength(1)
    expect((await trip.mails()).filter(({ subject }) => /cancelled/.test(subject))).toHaveLength(1)
  }
  const { gateway: balance, card_holds: held } = await ledgerTotals(db)
  expect({ balance, held }).toEqual({ balance: netCharged(charges), held: 0 })
  expect(charges.filter(({ status }) => status === 'authorised')).toEqual([])
  expect(Object.values(await ledgerSums(db)).every((sum) => sum === 0)).toBe(true)
})
