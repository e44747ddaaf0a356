import { beforeEach, expect, test } from 'vitest'
import type { StaffRole } from '../members/staff-role.contract.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { tripsOf } from '#testing/builders/rentals/journeys.ts'
import { journey } from '#testing/builders/rentals/journey.ts'
import { staffCalls } from '#testing/builders/staff/staff-calls.ts'
import { openedTask } from '#testing/builders/staff/staff-area-requests.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import type { StaffToday } from './today.contract.ts'

const app = forFile(await testApp())
const { db } = app.database
const people = peopleOf(app)
const trips = await tripsOf(app)
const steps = journey(app)
const tokenOf = async (role: StaffRole) =>
  (await people.tokenOf(await people.add({ role: 'staff', staffRoles: [role] }))).token
const today = async (role: StaffRole): Promise<StaffToday> =>
  (await app.call('/api/staff/today', { token: await tokenOf(role) })).body
const kindsFor = async (role: StaffRole) => (await today(role)).urgent.map(({ kind }) => kind)

beforeEach(async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  for (const table of ['staff_tasks', 'trip_events', 'trips', 'mails', 'supplier_calls'] as const)
    await db.deleteFrom(table).execute()
})

test('the most urgent is first, with its deadline: tasks, mails that were given up', async () => {
  const traveller = await people.add({ role: 'guest' })
  const later = await openedTask(app, traveller, { hours: 5 })
  const overdue = await openedTask(app, traveller, { hours: -1 })
  await db
    .insertInto('mails')
    .values({
      id: crypto.randomUUID(),
      recipient: 'lost@example.com',
      lang_id: 1,
      subject: 'x',
      html: 'x',
      text: 'x',
      attachments: JSON.stringify([]) as unknown as object,
      headers: '{}',
      created_at: app.clock.now(),
      due_at: app.clock.now(),
      attempts: 12,
      last_failure: 'refused',
    })
    .execute()
  expect((await today('support')).urgent).toMatchObject([
    { kind: 'task', id: overdue, level: 'overdue', detail: 'pay_back', due: '2026-12-01T08:00:00Z' },
    { kind: 'mail_given_up', count: 1, level: 'overdue', due: null },
    { kind: 'task', id: later, level: 'later' },
  ])
  expect(await kindsFor('content')).toEqual([])
  expect(await kindsFor('finance')).toEqual(['task', 'task'])
})

test('trips are urgent that should have begun, and those of today on their own city’s clock', async () => {
  // Bengaluru is five and a half hours ahead: its day ends at 18:30 by UTC.
  const late = await trips.booked({ start: '2026-12-02T10:00' })
  const unassigned = await trips.booked({ start: '2026-12-02T23:00' })
  await trips.booked({ start: '2026-12-03T00:30' })
  app.clock.set('2026-12-02T05:00:00Z')
  expect((await today('dispatch')).urgent).toMatchObject([
    { kind: 'trip_late', id: late, level: 'overdue', due: '2026-12-02T04:30:00Z' },
    { kind: 'trip_unassigned', id: unassigned, level: 'later' },
  ])
})

test('a booking whose supplier has not answered is urgent', async () => {
  const token = await steps.guest()
  const { booking_id: id } = await steps.cart(token, (await steps.quote('Flexible')).quote_id)
  await db
    .updateTable('bookings')
    .set({ status: 'awaiting_supplier', updated_at: app.clock.now() })
    .where('id', '=', id)
    .execute()
  expect(await kindsFor('support')).toEqual([])
  app.clock.pass({ minutes: 3 })
  expect((await today('support')).urgent).toMatchObject([
    { kind: 'booking_unanswered', id, due: '2026-12-01T13:00:00Z' },
  ])
  await db.updateTable('bookings').set({ status: 'expired' }).where('id', '=', id).execute()
})

test('the day’s figures stand beside those of the same day last week by the same time', async () => {
  app.clock.set('2026-12-08T09:30:00Z')
  const before = await today('finance')
  const guest = await steps.guest()
  const { body } = await steps.order(guest, await steps.cart(guest, (await steps.quote('Flexible')).quote_id))
  await app.app.runJob('searches by the hour')
  const now = await today('finance')
  expect(now.day).toBe('2026-12-08')
  expect(now.orders?.today).toBe((before.orders?.today ?? 0) + 1)
  expect(now.searches?.today).toBeGreaterThan(before.searches?.today ?? 0)
  const { total } = body.booking.price
  expect(now.revenue?.today).toEqual([total])
  const [margin] = now.margin?.today ?? []
  expect(margin?.amount).toBeGreaterThan(0)
  expect(margin?.amount).toBeLessThan(total.amount)

  app.clock.set('2026-12-15T09:00:00Z')
  expect((await today('finance')).orders).toEqual({ today: 0, week_ago: 0 })
  app.clock.set('2026-12-15T10:00:00Z')
  const later = await today('finance')
  expect(later.orders).toEqual({ today: 0, week_ago: 1 })
  expect(later.searches).toEqual({ today: 0, week_ago: now.searches?.today })
  expect(later.revenue).toEqual({ today: [], week_ago: [total] })
})

test('trips that were booked are revenue of their own; not those that nobody agreed to or paid in time', async () => {
  const [sold, unpaid] = [await trips.booked(), await trips.booked()]
  await trips.booked({ approval: 'waiting' })
  await db
    .updateTable('trips')
    .set({ status: 'cancelled', cancellation: JSON.stringify({ reason: 'not_paid' }) as unknown as object })
    .where('id', '=', unpaid)
    .execute()
  const { total: amount, currency } = await db
    .selectFrom('trips')
    .select(['total', 'currency'])
    .where('id', '=', sold)
    .executeTakeFirstOrThrow()
  const total = { amount, currency }
  expect((await today('finance')).trip_revenue).toEqual({ today: [total], week_ago: [] })
  app.clock.set('2026-12-08T09:01:00Z')
  expect((await today('finance')).trip_revenue).toEqual({ today: [], week_ago: [total] })
})

test('a plan is urgent that any process lets rest, or that answered nobody lately; not one that is off', async () => {
  const admin = await staffCalls(app)
  const { plan_id: plan } = (await admin.get('suppliers')).body.items[0]
  const row = (outcome: string, count: number) => ({
    plan_id: plan,
    minute: app.clock.now(),
    outcome,
    step: 0,
    count,
  })
  const add = (outcome: string, count: number) =>
    db.insertInto('supplier_calls').values(row(outcome, count)).execute()
  const failing = async () =>
    (await today('suppliers')).urgent.filter(({ kind }) => kind === 'plan_failing').map(({ id }) => id)
  await add('no_answer', 4)
  expect(await failing()).toEqual([])
  await add('unreachable', 1)
  expect(await failing()).toEqual([plan])
  await add('answered', 1)
  expect(await failing()).toEqual([])
  await add('open', 1)
  expect(await failing()).toEqual([plan])
  await admin.post(`settings/plan_on.${plan}`, { value: false, version: 0 })
  expect(await failing()).toEqual([])
})

test('figures are for who may see them', async () => {
  expect(await today('dispatch')).toMatchObject({
    searches: null,
    orders: null,
    revenue: null,
    trip_revenue: null,
  })
  const seen = await today('support')
  expect(seen.orders).not.toBeNull()
  expect(seen).toMatchObject({ revenue: null, trip_revenue: null, margin: null, refunds: null })
})
