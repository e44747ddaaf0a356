import { expect, test } from 'vitest'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { addBooking } from '#testing/builders/staff/staff-tasks.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { bookingReads } from './booking-read.store.ts'

const database = forFile(await testDatabase())
const { db } = database

test.for<[waiting: string, ordered: string, isTwin: boolean]>([
  ['ÖZTÜRK', 'Öztürk', true],
  ['Straße', 'STRASSE', true],
  ['Ørsted', 'orsted', true],
  ['الزهرانى', 'الزهراني', true],
  ['Öztürk', 'Özdemir', false],
])('an order of %s that waits, and one of %s: twins %s', async ([waiting, ordered, isTwin]) => {
  const owner = await peopleOf({ database, clock: testClock() }).add({ role: 'guest' })
  const { id } = await addBooking(db, owner, 'confirmed', { driver: { last_name: waiting } })
  const { plan_id: planId, pick_up_at: pickUpAt } = await db
    .updateTable('bookings')
    .set({ status: 'awaiting_supplier' })
    .where('id', '=', id)
    .returning(['plan_id', 'pick_up_at'])
    .executeTakeFirstOrThrow()
  const candidate = { id: crypto.randomUUID(), planId, pickUpAt, driver: { last_name: ordered } }
  expect(await bookingReads(db).hasTwin(candidate, 'S-1')).toBe(isTwin)
  await db.deleteFrom('bookings').where('id', '=', id).execute()
})
