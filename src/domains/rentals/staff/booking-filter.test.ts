import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { foldNewest } from '#platform/db/searched-rows.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { sampleSold } from '#testing/builders/rentals/sample-sold.ts'
import { addBooking } from '#testing/builders/staff/staff-tasks.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { rentalInstants } from '../bookings/rental-instants.ts'
import { bookingsMatching, SEARCHED_BOOKINGS } from './booking-filter.store.ts'

const database = forFile(await testDatabase())
const { db } = database
const owner = await peopleOf({ database, clock: testClock() }).add({ role: 'guest' })

const DAY = '2027-03-01'

/** Creates a booking picked up at this local time of a station. */
async function pickedUpAt(pickUpAt: string, timeZone: string) {
  const { rental, offer, ...sample } = sampleSold()
  const pickup = { ...offer.pickup, time_zone: timeZone }
  const sold = { ...sample, rental: { ...rental, pickUpAt }, offer: { ...offer, pickup } }
  const { pickUpAt: pick_up_at } = rentalInstants(sold)
  return addBooking(db, owner, 'confirmed', { sold, pick_up_at })
}

// POSIX inverts the signs: the first of these is at UTC+14, the second at UTC-12.
const FIRST_AND_LAST = ['Pacific/Kiritimati', 'Etc/GMT+12']

test.for(
  FIRST_AND_LAST.flatMap((station) => [
    { station, pickUpAt: `${DAY}T00:00` },
    { station, pickUpAt: `${DAY}T23:59` },
  ]),
)(
  'words and a day find the pick-up at $pickUpAt in $station, whatever the database’s time zone',
  async ({ station, pickUpAt }) => {
    const { id, reference } = await pickedUpAt(pickUpAt, station)
    await foldNewest(db, SEARCHED_BOOKINGS)
    for (const session of FIRST_AND_LAST) {
      const found = (from: string, to: string) =>
        db.transaction().execute(async (tx) => {
          await sql`set local time zone ${sql.lit(session)}`.execute(tx)
          const filter = { search: reference, from, to, waiting: false }
          return bookingsMatching(tx, filter).select('id').execute()
        })
      expect(await found(DAY, DAY), session).toEqual([{ id }])
      expect(await found('2027-02-28', '2027-02-28'), session).toEqual([])
      expect(await found('2027-03-02', '2027-03-02'), session).toEqual([])
    }
  },
)
