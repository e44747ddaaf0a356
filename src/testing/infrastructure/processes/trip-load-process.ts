// Books and cancels trips in a process of its own, several at once, until a test kills it. Takes the database's URL and
// the load as JSON; prints a line of JSON for each step that was committed or refused, and `done` at the end.
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

class Refused extends Error {}

const [url = '', load = ''] = process.argv.slice(2)
const { companyId, trips } = JSON.parse(load) as TripLoad
const database = openDatabase(url, { connections: AT_ONCE })
const { db } = database
const clock = testClock()

const tell = (tripId: string, step: TripStep['step']) =>
  process.stdout.write(`${JSON.stringify({ tripId, step } satisfies TripStep)}\n`)

/** As in the product, one transaction books a trip with its seat and its fare, and another gives both back. */
async function live({ tripId, departureId, amount, isCancelled }: TripLoad['trips'][number]): Promise<void> {
  const before = await db.selectFrom('trips').select('status').where('id', '=', tripId).executeTakeFirst()
  if (before?.status === 'cancelled') return
  tell(tripId, 'begun')
  const fare = { companyId, tripId, amount: money(amount, 'AED') }
  try {
    await db.transaction().execute(async (tx) => {
      await addTrip(tx, { id: tripId, companyId })
      const seated = await takeSeats(tx, { departureId, seats: 1, tripId }, clock.now())
      if (!seated.ok) throw new Refused()
      const charged = await chargeWallet(tx, { ...fare, kind: 'fare' }, clock.now())
      if (!charged.ok) throw new Refused()
    })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return void tell(tripId, 'refused')
  }
  tell(tripId, 'booked')
  if (!isCancelled) return
  await db.transaction().execute(async (tx) => {
    await returnSeats(tx, tripId, clock.now())
    await creditWallet(tx, { ...fare, kind: 'refund' }, clock.now())
    await tx.updateTable('trips').set({ status: 'cancelled' }).where('id', '=', tripId).execute()
  })
  tell(tripId, 'cancelled')
}

const waiting = [...trips]
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await live(next)
  }),
)
process.stdout.write('done\n')
await database.close()
