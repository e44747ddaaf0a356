import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { claimDueAttributions } from '#domains/attribution/public.ts'
import { SEARCHED_PEOPLE } from '#domains/accounts/find-people.store.ts'
import { mailStore } from '#domains/outgoing/mails/mail.store.ts'
import { smsStore } from '#domains/outgoing/sms/sms.store.ts'
import { hasDueEarning, selectDueByTime } from '#domains/partners/earnings/earning.store.ts'
import { postbackQueue } from '#domains/partners/postbacks/postback.store.ts'
import { hasDuePayment, paymentStore, refundStore } from '#domains/payments/public.ts'
import { bookingJobStore, hasUnsettledBooking } from '#domains/rentals/bookings/booking-jobs.store.ts'
import {
  hasDueGuard,
  priceGuardStore,
  watchedGuards,
} from '#domains/rentals/price-guard/price-guard.store.ts'
import { claimDue } from '#domains/rentals/price-checks/claim-due.store.ts'
import { hasDueRebooking, rebookingStore } from '#domains/rentals/rebookings/rebooking.store.ts'
import { hasUnconfirmedAlert, searchAlertStore } from '#domains/rentals/search-alerts/search-alert.store.ts'
import { isAfterSettings } from '#domains/settings/setting.store.ts'
import { hasOpenBulk, selectOpenBulks } from '#domains/staff/bulk/bulk.store.ts'
import { claimPictures, hasDuePicture } from '#domains/suppliers/pictures/picture.store.ts'
import { findDue, type Due } from '#platform/db/due-work.store.ts'
import { foldAll, hasUnfolded } from '#platform/db/searched-rows.ts'
import { hasRows, takeRows } from '#platform/db/take-rows.store.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const { db } = forFile(await testDatabase())
const clock = testClock()
const now = clock.now()
const [past, future] = [now.subtract({ minutes: 1 }), now.add({ minutes: 1 })]
const findDueWork = findDue(db, clock)
const request = { now, claimedUntil: future, limit: 10 }

type Row = Readonly<Record<string, unknown>>
type Case = {
  what: string
  isDue: Due
  table: string
  /** Columns of a row for which the job has nothing to do, and of one for which it has. */
  waits: Row | null
  due: Row
  /** What the job takes, as a list or as a number. */
  take: () => Promise<unknown>
}

const [mails, sms, calls] = [mailStore(db), smsStore(db), postbackQueue(db)]
const people = [SEARCHED_PEOPLE]
const bookingJobs = bookingJobStore(db, crypto.randomUUID())
const RENTED = { status: 'awaiting_supplier', attempts: 0 }
const UNDER_WAY = { state: 'ordering' }

const CASES: Case[] = [
  {
    what: 'mails',
    isDue: mails.hasDue,
    table: 'mails',
    waits: { due_at: future },
    due: { due_at: past, attachments: '[]' },
    take: () => mails.claim(request),
  },
  {
    what: 'mails that were given up',
    isDue: mails.hasDue,
    table: 'mails',
    waits: { due_at: past, attempts: 1000 },
    due: { due_at: past, attachments: '[]' },
    take: () => mails.claim(request),
  },
  {
    what: 'text messages',
    isDue: sms.hasDue,
    table: 'sms_messages',
    waits: { due_at: past, useful_until: past },
    due: { due_at: past, useful_until: future },
    take: () => sms.claim(request),
  },
  {
    what: 'calls of partners',
    isDue: calls.hasDue,
    table: 'partner_postback_calls',
    waits: { due_at: past, sent_at: past },
    due: { due_at: past, created_at: past },
    take: () => calls.claim(request),
  },
  {
    what: 'requests for references',
    isDue: hasRows('reference_requests'),
    table: 'reference_requests',
    waits: null,
    due: { email: 'nora@traveller.example' },
    take: () => takeRows(db, 'reference_requests', async () => {}),
  },
  {
    what: 'alerts to confirm',
    isDue: hasUnconfirmedAlert,
    table: 'search_alerts',
    waits: { email: 'nora@traveller.example', mailed_at: past },
    due: { email: 'nora@traveller.example' },
    take: () => searchAlertStore.processUnconfirmed(db, async () => {}),
  },
  {
    what: 'guards to look at',
    isDue: hasDueGuard,
    table: 'price_guards',
    waits: { state: 'on', next_look_at: future, ends_at: future },
    due: { state: 'on', next_look_at: past, ends_at: future },
    take: async () => {
      const claimed = await claimDue(db, watchedGuards, { now, windowEnd: now, until: future, rows: 10 })
      return claimed.size
    },
  },
  {
    what: 'guards that are over',
    isDue: hasDueGuard,
    table: 'price_guards',
    waits: { state: 'off', next_look_at: past, ends_at: past },
    due: { state: 'on', next_look_at: future, ends_at: past },
    take: async () => {
      await priceGuardStore.endByTime(db, now)
      return db.selectFrom('price_guards').select('state').where('state', '=', 'over').execute()
    },
  },
  {
    what: 'rebookings',
    isDue: hasDueRebooking,
    table: 'rebookings',
    waits: { ...UNDER_WAY, new_booking_id: crypto.randomUUID(), lease_until: future },
    due: { ...UNDER_WAY, new_booking_id: crypto.randomUUID() },
    take: () => rebookingStore.claim(db, now, 10),
  },
  {
    what: 'payments',
    isDue: hasDuePayment,
    table: 'payments',
    waits: { next_at: future, trip_id: crypto.randomUUID(), amount: 100, state: 'opened', status: 'opened' },
    due: { next_at: past, trip_id: crypto.randomUUID(), amount: 100, state: 'opened', status: 'opened' },
    take: () => paymentStore.takeDue(db, now, 10),
  },
  {
    what: 'what partners earn by time',
    isDue: hasDueEarning,
    table: 'partner_earnings',
    waits: { state: 'pending', kind: 'car', next_at: future },
    due: { state: 'pending', kind: 'car', next_at: past },
    take: () => selectDueByTime(db, now, 10),
  },
  {
    what: 'what partners earn of changed bookings',
    isDue: hasDueEarning,
    table: 'booking_partners',
    waits: { earns: 'percent', due: false },
    due: { earns: 'percent', due: true },
    take: () => claimDueAttributions(db, 10),
  },
  {
    what: 'bulk actions',
    isDue: hasOpenBulk,
    table: 'bulk_actions',
    waits: { state: 'done', ended_at: past, request_key: 'one' },
    due: { state: 'counting', request_key: 'other' },
    take: () => selectOpenBulks(db),
  },
  {
    what: 'suppliers’ pictures',
    isDue: hasDuePicture,
    table: 'supplier_pictures',
    waits: { id: 'one', due_at: null },
    due: { id: 'other', due_at: past },
    take: () => claimPictures(db, request),
  },
  {
    what: 'bookings between their steps',
    isDue: hasUnsettledBooking,
    table: 'bookings',
    waits: { ...RENTED, reference: 'ONE', lease_until: future },
    due: { ...RENTED, reference: 'OTHER' },
    take: () => bookingJobs.claimUnsettled(now, future, 10),
  },
  {
    what: 'names to fold',
    isDue: hasUnfolded(people),
    table: 'users',
    waits: { role: 'traveller', email: 'one@traveller.example', found_by: 'one' },
    due: { role: 'traveller', email: 'other@traveller.example' },
    take: () => foldAll(db, people)(),
  },
]

/** A row with a value in each column that needs one. */
async function insertRow(table: string, values: Row): Promise<void> {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_nullable = 'NO' and column_default is null`.execute(
    db,
  )
  const needed = rows.map(({ name, type }) => [name, anyValue(type)] as const)
  const row = Object.fromEntries([...needed, ...Object.entries(values)])
  await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))})`.execute(db)
}

function anyValue(type: string): unknown {
  if (type === 'uuid') return crypto.randomUUID()
  if (type === 'jsonb') return '{}'
  if (type === 'bytea') return Buffer.from(crypto.randomUUID())
  if (type.startsWith('timestamp')) return now
  return type === 'integer' || type === 'bigint' ? 1 : 'x'
}

const TABLES = [...new Set([...CASES.map(({ table }) => table), 'refunds'])]
// Rows of one table alone: what they refer to is not looked at.
for (const table of TABLES) await sql`alter table ${sql.table(table)} disable trigger all`.execute(db)
const empty = async () => {
  for (const table of TABLES) await sql`delete from ${sql.table(table)}`.execute(db)
}
await empty()
afterEach(empty)

const taken = (of: unknown): number => (Array.isArray(of) ? of.length : Number(of))

test.for(CASES)(
  '$what are due when the job takes some, and only then',
  async ({ isDue, table, waits, due, take }) => {
    if (waits) await insertRow(table, waits)
    expect(await findDueWork([isDue])).toEqual([false])
    expect(taken(await take())).toBe(0)
    await insertRow(table, due)
    expect(await findDueWork([isDue])).toEqual([true])
    expect(taken(await take())).toBe(1)
  },
)

test('refunds of trips and of bookings are due for the jobs that send them', async () => {
  const [tripPayment, bookingPayment, bookingId] = [
    crypto.randomUUID(),
    crypto.randomUUID(),
    crypto.randomUUID(),
  ]
  const captured = { amount: 100, state: 'captured', status: 'captured' }
  await insertRow('payments', { id: tripPayment, trip_id: crypto.randomUUID(), ...captured })
  await insertRow('payments', { id: bookingPayment, booking_id: bookingId, ...captured })
  await insertRow('bookings', { id: bookingId, status: 'cancelled', reference: 'ONE' })
  expect(await findDueWork([hasDuePayment, hasUnsettledBooking])).toEqual([false, false])
  await insertRow('refunds', { payment_id: tripPayment, amount: 100, status: 'due', next_at: past })
  expect(await findDueWork([hasDuePayment, hasUnsettledBooking])).toEqual([true, false])
  expect(await refundStore.takeDue(db, now, 10)).toHaveLength(1)
  await insertRow('refunds', { payment_id: bookingPayment, amount: 100, status: 'due' })
  expect(await findDueWork([hasDuePayment, hasUnsettledBooking])).toEqual([false, true])
  expect(await bookingJobs.claimUnsettled(now, future, 10)).toEqual([bookingId])
})

test('settings are read again once their generation is another', async () => {
  const { value } = await db.selectFrom('settings_generation').select('value').executeTakeFirstOrThrow()
  const answers = await findDueWork([
    () => isAfterSettings(String(value)),
    () => isAfterSettings(String(value - 1)),
  ])
  expect(answers).toEqual([false, true])
})

test('all conditions are one query, answered in their order', async () => {
  await insertRow('reference_requests', { email: 'nora@traveller.example' })
  const answers = await findDueWork(CASES.map(({ isDue }) => isDue))
  expect(CASES.filter((_, at) => answers[at]).map(({ what }) => what)).toEqual(['requests for references'])
})
