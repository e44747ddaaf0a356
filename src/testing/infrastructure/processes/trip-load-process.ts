// Books and cancels trips concurrently in its own process until a test kills it. Takes the database's URL and the load as
// JSON; prints a line of JSON for each committed or rejected step, and `done` at the end.
import { chargeWallet, creditWallet } from '#domains/companies/wallets/pay-by-wallet.usecase.ts'
import { returnSeats, takeSeats } from '#domains/shuttles/seat.store.ts'
import { money } from '#kernel/money.ts'
import { openDatabase } from '#platform/db/database.ts'
import { addTrip } from '../../builders/trips/trips.ts'
import { testClock } from '../clock.ts'

export type TripLoad = {
  companyId: string
  trips: { tripId: string; departureId: string; amount: number; isCancelled: boolean }[]
}
export type TripStep = { tripId: string; step: 'begun' | 'booked' | 'cancelled' | 'refused' }

const AT_ONCE = 8

class Rejected extends Error {}

const [url = '', load = ''] = process.argv.slice(2)
const { companyId, trips } = JSON.parse(load) as TripLoad
const database = openDatabase(url, { connections: AT_ONCE })
const { db } = database
const clock = testClock()

const report = (tripId: string, step: TripStep['step']) =>
  process.stdout.write(`${JSON.stringify({ tripId, step } satisfies TripStep)}\n`)

/** Books a trip with its seat and fare in one transaction, and returns both in another, as the product does. */
async function live({ tripId, departureId, amount, isCancelled }: TripLoad['trips'][number]): Promise<void> {
  const before = await db.selectFrom('trips').select('status').where('id', '=', tripId).executeTakeFirst()
  if (before?.status === 'cancelled') return
  report(tripId, 'begun')
  const fare = { companyId, tripId, amount: money(amount, 'AED') }
  try {
    await db.transaction().execute(async (tx) => {
      await addTrip(tx, { id: tripId, companyId })
      const seated = await takeSeats(tx, { departureId, seats: 1, tripId }, clock.now())
      if (!seated.ok) throw new Rejected()
      const charged = await chargeWallet(tx, { ...fare, kind: 'fare' }, clock.now())
      if (!charged.ok) throw new Rejected()
    })
  } catch (error) {
    if (!(error instanceof Rejected)) throw error
    return void report(tripId, 'refused')
  }
  report(tripId, 'booked')
  if (!isCancelled) return
  await db.transaction().execute(async (tx) => {
    await returnSeats(tx, tripId, clock.now())
    await creditWallet(tx, { ...fare, kind: 'refund' }, clock.now())
    await tx.updateTable('trips').set({ status: 'cancelled' }).where('id', '=', tripId).execute()
  })
  report(tripId, 'cancelled')
}

const waiting = [...trips]
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await live(next)
  }),
)
process.stdout.write('done\n')
await database.close()
