import { sql } from 'kysely'
import { newId, newReference } from '#kernel/ids.ts'
import { balanced, transfer } from '#domains/payments/ledger.ts'
import { postEntries } from '#domains/payments/ledger.store.ts'
import type { TaskKind } from '#domains/staff/task.contract.ts'
import { taskStore } from '#domains/staff/task.store.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { peopleOf } from '../accounts/people.ts'
import type { ValidRequest } from '../api/route-requests.ts'
import { bookingWorkRequests } from './booking-work-requests.ts'
import { addBulk, addEndedBulk } from './bulk.ts'
import { addBooking } from './staff-tasks.ts'

/** An open task about a new booking of a user; returns its id. */
export async function openedTask(
  { database: { db }, clock }: Pick<TestApp, 'database' | 'clock'>,
  userId: string,
  task: { hours?: number; kind?: TaskKind } = {},
): Promise<string> {
  // Cancelled: the product's jobs have nothing to do with it.
  const { id: bookingId } = await addBooking(db, userId, 'cancelled')
  const now = clock.now()
  const deadline = now.add({ hours: task.hours ?? 1 })
  await taskStore(db).open(db, { bookingId, kind: task.kind ?? 'pay_back', deadline, now })
  const opened = db.selectFrom('staff_tasks').select('id').where('booking_id', '=', bookingId)
  return (await opened.executeTakeFirstOrThrow()).id
}

/** Inserts a task to refund a traveller what our ledger owes them; returns its id. */
export async function owingTask(app: Pick<TestApp, 'database' | 'clock'>, userId: string): Promise<string> {
  const { db } = app.database
  const id = await openedTask(app, userId)
  const { booking_id: bookingId } = await db
    .selectFrom('staff_tasks')
    .select('booking_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const owed = balanced('cancellation', id, 'EUR', transfer('travellers', 'cancellation_fees', 12_345))
  await postEntries(db, [{ ...owed, bookingId: bookingId ?? '' }], app.clock.now())
  return id
}

/** Requests about members of the staff and their tasks; each is about one of its own. */
export function staffAreaRequests(
  app: TestApp,
  travellerId: string,
): Record<string, () => Promise<ValidRequest>> {
  const people = peopleOf(app)
  const { db } = app.database
  const address = () => `${newReference().toLowerCase()}@example.com`
  const member = (name: string, body: object) => async () => {
    const id = await people.add({ role: 'staff', email: address() })
    return { path: `/api/staff/people/${id}/${name}`, body: { version: 1, ...body } }
  }
  const bookingOfTask = async (): Promise<string> => {
    const { booking_id: id } = await db
      .selectFrom('staff_tasks')
      .select('booking_id')
      .where('id', '=', await openedTask(app, travellerId))
      .executeTakeFirstOrThrow()
    return id ?? ''
  }
  return {
    'POST /api/staff/people/invite': async () => ({
      body: { email: address(), first_name: 'Sami', last_name: 'Aziz', roles: ['support'] },
    }),
    'POST /api/staff/people/:id/roles': member('roles', { roles: ['support'] }),
    'POST /api/staff/people/:id/suspend': member('suspend', {}),
    'POST /api/staff/people/:id/restore': member('restore', {}),
    'POST /api/staff/booking-views': async () => ({
      body: { name: 'Confirmed', shared: false, filter: { status: 'confirmed' } },
    }),
    'POST /api/staff/booking-views/:id/remove': async () => {
      const caller = await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', 'staff@example.com')
        .executeTakeFirst()
      const id = newId()
      await db
        .insertInto('booking_views')
        .values({
          id,
          staff_id: caller?.id ?? travellerId,
          name: 'Cancelled',
          shared: false,
          filter: { status: 'cancelled' },
          created_at: app.clock.now(),
        })
        .execute()
      return { path: `/api/staff/booking-views/${id}/remove`, body: {} }
    },
    'GET /api/staff/find': async () => ({ path: '/api/staff/find?search=nobody' }),
    'GET /api/staff/bookings/:id': async () => ({ path: `/api/staff/bookings/${await bookingOfTask()}` }),
    ...bookingWorkRequests(app, bookingOfTask),
    'GET /api/staff/bulk/:id': async () => ({
      path: `/api/staff/bulk/${await addEndedBulk(app, travellerId)}`,
    }),
    'GET /api/staff/bulk/:id/rows': async () => ({
      path: `/api/staff/bulk/${await addEndedBulk(app, travellerId)}/rows`,
    }),
    'POST /api/staff/bulk/:id/stop': async () => ({
      path: `/api/staff/bulk/${await addBulk(app, travellerId)}/stop`,
      body: {},
    }),
    'GET /api/staff/tasks/:id': async () => ({
      path: `/api/staff/tasks/${await openedTask(app, travellerId)}`,
    }),
    'POST /api/staff/tasks/:id/settle': async () => ({
      path: `/api/staff/tasks/${await openedTask(app, travellerId, { kind: 'undo_change' })}/settle`,
      body: { act: 'undone', note: 'Omar at the desk, 10:40' },
    }),
    'POST /api/staff/bookings/:id/take-over': async () => {
      const { id } = await addBooking(db, travellerId)
      const waiting = { status: 'awaiting_supplier', supplier_state: 'asked' } as const
      const sold = sql<object>`sold || '{"car": {"acriss": "CDMR", "carry": {}}}'::jsonb`
      await db
        .updateTable('bookings')
        .set({ ...waiting, sold })
        .where('id', '=', id)
        .execute()
      return { path: `/api/staff/bookings/${id}/take-over`, body: {} }
    },
    'POST /api/staff/tasks/:id/pay': async () => ({
      path: `/api/staff/tasks/${await owingTask(app, travellerId)}/pay`,
      body: { act: 'pay_transfer', note: 'NBD 7781' },
    }),
    'POST /api/staff/tasks/:id/own': async () => ({
      path: `/api/staff/tasks/${await openedTask(app, travellerId)}/own`,
      body: {},
    }),
    'POST /api/staff/tasks/:id/close': async () => ({
      path: `/api/staff/tasks/${await openedTask(app, travellerId)}/close`,
      body: { note: 'Paid by transfer' },
    }),
    'POST /api/staff/tasks/:id/release': async () => {
      const id = await openedTask(app, travellerId)
      const caller = db.selectFrom('users').select('id').where('email', '=', 'staff@example.com')
      await db
        .updateTable('staff_tasks')
        .set({ owner_id: caller, owned_at: app.clock.now() })
        .where('id', '=', id)
        .execute()
      return { path: `/api/staff/tasks/${id}/release`, body: {} }
    },
  }
}
