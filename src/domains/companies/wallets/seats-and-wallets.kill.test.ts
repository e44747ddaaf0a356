import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { ledgerSums } from '#testing/builders/rentals/ledger.ts'
import { addDeparture, seatsOf } from '#testing/builders/trips/shuttles.ts'
import { booksOf, companyWithWallet } from '#testing/builders/trips/wallets.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import type { TripLoad, TripStep } from '#testing/infrastructure/processes/trip-load-process.ts'

const SCRIPT = join(import.meta.dirname, '../../../testing/infrastructure/processes/trip-load-process.ts')

/** Number of bookings after which each process is killed. The last one ends by itself. */
const KILLED_AFTER = [3, 9, 15, 21]
const TRIPS = 120
const FARE = 1000

/** Runs the load until it ends, or is killed after some bookings. Returns the steps that it reported. */
async function runLoad(url: string, load: TripLoad, killAfter: number | null): Promise<TripStep[]> {
  const child = spawn(process.execPath, [SCRIPT, url, JSON.stringify(load)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const steps: TripStep[] = []
  let isDone = false
  for await (const line of createInterface(child.stdout)) {
    if (line === 'done') isDone = true
    else steps.push(JSON.parse(line) as TripStep)
    const booked = steps.filter(({ step }) => step === 'booked').length
    if (killAfter !== null && booked >= killAfter) child.kill('SIGKILL')
  }
  await ended
  expect(isDone, 'came to its end').toBe(killAfter === null)
  return steps
}

test('after four kills each trip has its seat and its fare once, or neither, and reported steps are stored', async () => {
  const database = await testDatabase({ connections: 3 })
  onTestFinished(() => database.close())
  const { db } = database
  // Twenty too few seats on one departure, and money for fewer trips than there are seats.
  const departures = [
    await addDeparture(db, { seats: 40 }),
    await addDeparture(db, { seats: 200, startAt: '2027-01-16T06:00:00Z' }),
  ]
  const companyId = await companyWithWallet(
    { database, clock: testClock() },
    { paidIn: 50 * FARE, creditLimit: 20 * FARE },
  )
  const trips = Array.from({ length: TRIPS }, (_, at) => ({
    tripId: newId(),
    departureId: departures[at % 2]!,
    amount: FARE,
    isCancelled: at % 5 === 0,
  }))

  const reported = new Map<string, TripStep['step']>()
  let cutOff = 0
  for (const killAfter of [...KILLED_AFTER, null]) {
    const steps = await runLoad(database.url, { companyId, trips }, killAfter)
    const last = new Map(steps.map(({ tripId, step }) => [tripId, step]))
    cutOff += [...last.values()].filter((step) => step === 'begun').length
    for (const [tripId, step] of last) if (step !== 'begun') reported.set(tripId, step)
  }

  const rows = await db
    .selectFrom('trips as t')
    .leftJoin('shuttle_seats as s', 's.trip_id', 't.id')
    .select(['t.id', 't.status', 's.seats', 's.given_back_at'])
    .execute()
  const { entries, ...books } = await booksOf(db, companyId)
  const entriesOf = Map.groupBy(entries, (entry) => entry.trip_id)
  const stored = new Map(rows.map((row) => [row.id, row]))
  for (const { tripId, isCancelled } of trips) {
    const trip = stored.get(tripId)
    const kinds = (entriesOf.get(tripId) ?? []).map(({ kind }) => kind)
    const step = reported.get(tripId)
    if (step === 'refused') {
      expect.soft(trip, `${tripId} was rejected`).toBeUndefined()
      expect.soft(kinds).toEqual([])
      continue
    }
    expect.soft(trip?.seats, tripId).toBe(1)
    expect.soft(trip?.status, tripId).toBe(isCancelled ? 'cancelled' : 'booked')
    expect.soft(trip?.given_back_at !== null, tripId).toBe(isCancelled)
    expect.soft(kinds, tripId).toEqual(isCancelled ? ['fare', 'refund'] : ['fare'])
  }
  const bookedCount = rows.filter(({ status }) => status === 'booked').length
  const counted = await Promise.all(departures.map((id) => seatsOf(db, id)))
  for (const { counted: seats, reserved } of counted) expect(seats).toBe(reserved)
  expect(counted.reduce((sum, { reserved }) => sum + reserved, 0)).toBe(bookedCount)
  const balance = (50 - bookedCount) * FARE
  expect(books).toMatchObject({ balance, entered: balance, posted: balance })
  expect(books.lowest).toBeGreaterThanOrEqual(-20 * FARE)
  expect(await ledgerSums(db)).toEqual({ AED: 0 })
  console.log(
    `${KILLED_AFTER.length} kills: ${cutOff} trips cut off, ${bookedCount} booked, ${rows.length} ever`,
  )
  // Without interrupted and rejected trips the test would prove nothing.
  expect(cutOff).toBeGreaterThan(3)
  expect(rows.length).toBeLessThan(TRIPS)
})
