import { ExplainNode, sql, type KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { addBooking } from '#testing/builders/staff/staff-tasks.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { bookingJobStore, type BookingJobStore } from './booking-jobs.store.ts'
import { endRentals } from './end-rentals.usecase.ts'

const database = forFile(await testDatabase())
const { db } = database
const clock = testClock('2026-12-02T09:00:00Z')
const owner = await peopleOf({ database, clock }).add({ role: 'guest' })
const jobsOf = (of: Db) => bookingJobStore(of, crypto.randomUUID())

test('more rentals and carts than one statement ends are ended by several, each rental with its earnings', async () => {
  const rentals = await Promise.all(Array.from({ length: 5 }, () => addBooking(db, owner)))
  const carts = await Promise.all(
    Array.from({ length: 3 }, () => addBooking(db, owner, 'confirmed', { status: 'cart' })),
  )
  const later = await addBooking(db, owner, 'confirmed', { drop_off_at: clock.now().add({ hours: 1 }) })

  const batches: number[] = []
  const store = jobsOf(db)
  const counted: Pick<BookingJobStore, 'endByTime'> = {
    async endByTime(...args) {
      const ended = await store.endByTime(...args)
      batches.push(ended)
      return ended
    },
  }
  await endRentals({ bookingJobs: counted, clock }, 2)

  expect(batches).toEqual([2 + 2, 1 + 2, 1, 0])
  const rows = await db.selectFrom('bookings').select(['id', 'status']).execute()
  const statusOf = new Map(rows.map(({ id, status }) => [id, status]))
  expect(rentals.map(({ id }) => statusOf.get(id))).toEqual(rentals.map(() => 'completed'))
  expect(carts.map(({ id }) => statusOf.get(id))).toEqual(carts.map(() => 'expired'))
  expect(statusOf.get(later.id)).toBe('confirmed')
  const earned = await db
    .selectFrom('ledger_entries')
    .select('booking_id')
    .where('kind', '=', 'completion')
    .execute()
  expect(earned.map(({ booking_id }) => booking_id).toSorted()).toEqual(
    rentals.map(({ id }) => id).toSorted(),
  )
})

test('unsettled bookings are found by the indexes of the migrations, not by a look at every booking', async () => {
  const lines: string[] = []
  const explained: KyselyPlugin = {
    transformQuery: ({ node }) =>
      node.kind === 'UpdateQueryNode' ? { ...node, explain: ExplainNode.create() } : node,
    async transformResult({ result }) {
      lines.push(...result.rows.map((row) => String(row['QUERY PLAN'])))
      return { ...result, rows: [] }
    },
  }
  await db.transaction().execute(async (tx) => {
    // Test tables are so small that PostgreSQL would not use an index.
    await sql`set local enable_seqscan = off`.execute(tx)
    await jobsOf(tx.withPlugin(explained)).claimUnsettled(clock.now(), clock.now(), 10)
  })
  const plan = lines.join('\n')
  expect(plan).toContain('on bookings_unsettled')
  expect(plan).toContain('on refunds_due')
  expect(plan).not.toContain('Seq Scan')
})
