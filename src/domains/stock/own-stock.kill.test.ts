import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { Db } from '#platform/db/database.ts'
import { freePort } from '#platform/db/embedded-postgres.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { callOver } from '#testing/infrastructure/http-call.ts'
import { journey, rentalAfter } from '#testing/builders/rentals/journey.ts'
import { startServer } from '#testing/infrastructure/processes/processes.ts'
import { onSiteClock, siteClock } from '#testing/infrastructure/running-clock.ts'
import { countedAt, takenAt } from '#testing/builders/rentals/stock.ts'

/** What each run's first order has just written when the server is killed; the others have got about as far. */
const KILLED_AT = [
  'order_placed',
  'payment_authorised',
  'reservation',
  'supplier_confirmed',
  'confirmed',
] as const
const PER_RUN = 6

test('through five kills, each order of our own cars ends with a reservation and its money taken, or with neither', async () => {
  const database = await testDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'rihla-stock-'))
  const environment = {
    ...onSiteClock(),
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PLANS: 'direct-standard',
  }
  let server = await startServer(environment)
  onTestFinished(async () => {
    await server.kill()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const call = callOver((path, request) => fetch(server.url + path, request))
  const traveller = journey({ call }, rentalAfter(siteClock.now(), 60))

  // A few classes with a few cars each: some orders are sold out.
  const ours = await traveller.offers(undefined, { filters: { SUPPLIER: ['direct'] }, sort: 'price' })
  const offers = ours.slice(0, 5)
  expect(offers).toHaveLength(5)
  const carts = await Promise.all(
    Array.from({ length: (KILLED_AT.length + 1) * PER_RUN }, async (_, at) => {
      const token = await traveller.guest()
      const { offer_id } = offers[at % offers.length]!
      const quoted = await call('/api/vehicle-detail', { body: { offer_id } })
      return { token, booking: await traveller.cart(token, quoted.body.quote_id) }
    }),
  )
  const { db } = database
  let cutOff = 0
  for (const [run, line] of [...KILLED_AT, null].entries()) {
    const group = carts.slice(run * PER_RUN, (run + 1) * PER_RUN)
    const before = line ? await written(db, line) : 0
    const placed = group.map(({ token, booking }) =>
      traveller.order(token, booking).catch(() => (cutOff += 1)),
    )
    if (line) {
      while ((await written(db, line)) <= before) await wait(1)
      await server.kill()
      server = await startServer(environment)
    }
    await Promise.all(placed)
  }
  const unsettled = () =>
    db
      .selectFrom('bookings')
      .select('reference')
      .where('status', 'in', ['awaiting_payment', 'awaiting_supplier'])
      .execute()
  await expect.poll(unsettled, { interval: 200 }).toEqual([])

  const reservations = await db.selectFrom('stock_reservations').selectAll().execute()
  const live = new Map(
    reservations
      .filter(({ status }) => status === 'confirmed')
      .map(({ reference, number }) => [reference, number]),
  )
  const ended: Booking[] = []
  for (const { token, booking } of carts) ended.push(await traveller.read(token, booking.booking_id))
  for (const { reference, status, supplier_reference, payment_status } of ended) {
    expect.soft(live.has(reference), `${reference} is ${status}`).toBe(status === 'confirmed')
    expect.soft(supplier_reference, reference).toBe(live.get(reference) ?? null)
    const paid = status === 'confirmed' ? ['paid'] : ['none', 'released']
    expect.soft(paid, `${reference} is ${status}`).toContain(payment_status)
  }
  expect(live.size).toBe(ended.filter(({ status }) => status === 'confirmed').length)
  expect(await countedAt(db, 'DXB1')).toEqual(await takenAt(db, 'DXB1'))
  const statuses = [...Map.groupBy(ended, ({ status }) => status)].map(
    ([status, all]) => `${all.length} ${status}`,
  )
  console.log(`${KILLED_AT.length} kills: ${cutOff} orders cut off; ${statuses.join(', ')}`)
  // Without interrupted orders the test would prove nothing.
  expect(cutOff).toBeGreaterThan(3)
  expect(live.size).toBeGreaterThan(5)
})

/** Number of rows of a kind: a booking's event, or a reservation of our stock. */
async function written(db: Db, line: (typeof KILLED_AT)[number]): Promise<number> {
  if (line === 'reservation')
    return (await db.selectFrom('stock_reservations').select('number').execute()).length
  return (await db.selectFrom('booking_events').select('id').where('kind', '=', line).execute()).length
}
