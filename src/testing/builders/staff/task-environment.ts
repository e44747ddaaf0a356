import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { WAIT } from '#testing/hung.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import type { Clock } from '#kernel/clock.ts'
import { newReference } from '#kernel/ids.ts'
import { startSimulators } from '#src/simulators.ts'
import { startStripeSimulator } from '#src/simulators/stripe/stripe-simulator.ts'
import { testApp, type TestApp } from '../../infrastructure/app.ts'
import { testClock } from '../../infrastructure/clock.ts'
import { STRIPE_KEYS, stripeEnvironment } from '../../stand-ins/stripe.ts'
import { peopleOf } from '../accounts/people.ts'
import { settleFor } from '../rentals/changes.ts'
import { taskSales } from './task-sales.ts'

/** The external services of tasks: a supplier’s desk and a card gateway. */
export type Outside = Pick<Awaited<ReturnType<typeof startOutside>>, 'desk' | 'stripe'>

/**
 * Starts Green Motion, whose protocol can neither look up nor change a reservation, so that staff have to, and Stripe, whose
 * refunds can be reversed and whose payments can be disputed. `appOptions` configures a product to use them.
 */
export async function startOutside(clock: Clock) {
  const dataDir = await mkdtemp(join(tmpdir(), 'rihla-tasks-'))
  const fleet = { stock: 200 }
  const simulators = await startSimulators({
    dataDir,
    clock,
    suppliers: ['greenMotion'],
    paymentsKey: null,
    fleet,
  })
  const stripe = await startStripeSimulator(STRIPE_KEYS)
  const desk = simulators.suppliers.greenMotion
  return {
    desk,
    stripe,
    appOptions: {
      environment: stripeEnvironment(stripe),
      otherSuppliers: { greenMotion: desk.url },
      fleet,
    },
    async close() {
      await Promise.all([simulators.close(), stripe.close()])
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts the product with both; a test makes them fail. */
export async function startTaskEnvironment() {
  const outside = await startOutside(testClock())
  const app = await testApp(outside.appOptions)
  return {
    ...wrapTaskEnvironment(app, outside),
    async close() {
      await app.close()
      await outside.close()
    },
  }
}

export type TaskEnvironment = ReturnType<typeof wrapTaskEnvironment>

/** Wraps a running product. */
export function wrapTaskEnvironment(app: TestApp, { desk, stripe }: Outside) {
  const people = peopleOf(app)
  const { db } = app.database
  const lastNumber = () => desk.book().at(-1)?.supplierReference ?? ''

  async function member(...staffRoles: StaffRole[]) {
    const email = `${newReference().toLowerCase()}@example.com`
    const id = await people.add({ role: 'staff', email, staffRoles })
    const token = async () => (await people.tokenOf(id)).token
    return {
      id,
      /** Performs an action on a task as this member. */
      act: async (
        taskId: string,
        body: { act: string; [field: string]: unknown },
        path: 'settle' | 'pay' = 'settle',
      ) => app.call(`/api/staff/tasks/${taskId}/${path}`, { token: await token(), body }),
      takeOver: async ({ booking_id }: Pick<Booking, 'booking_id'>) =>
        app.call(`/api/staff/bookings/${booking_id}/take-over`, { token: await token(), body: {} }),
      read: async (taskId: string) => app.call(`/api/staff/tasks/${taskId}`, { token: await token() }),
      close: async (taskId: string) =>
        app.call(`/api/staff/tasks/${taskId}/close`, { token: await token(), body: { note: 'Seen' } }),
    }
  }

  return {
    app,
    desk,
    stripe,
    member,
    ...taskSales(app, { desk, stripe }),
    lastNumber,
    /** The next reservation number of the supplier. */
    nextNumber: () => `GM${Number(lastNumber().slice(2)) + 29}`,
    settleFor: (minutes: number) => settleFor(app, minutes),
    /** Makes the next attempt at a booking due, and runs it. */
    async tryAgain({ booking_id }: Pick<Booking, 'booking_id'>) {
      await db.updateTable('bookings').set({ lease_until: null }).where('id', '=', booking_id).execute()
      await app.app.runJob('settle bookings')
    },
    /** Leases a booking for an hour, so that no job works on it while a person does. */
    async leaseForStaff({ booking_id }: Pick<Booking, 'booking_id'>) {
      const later = { lease_until: app.clock.now().add({ hours: 1 }), lease_owner: null }
      const left = db
        .updateTable('bookings')
        .set(later)
        .where('id', '=', booking_id)
        .where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_owner', 'is', null)]))
      await vi.waitFor(async () => {
        const { numUpdatedRows } = await left.executeTakeFirst()
        if (numUpdatedRows === 0n) throw new Error('a job is at the booking')
      }, WAIT)
    },
    async calm() {
      await desk.injectFault({ mode: 'none' })
      await app.simulators.okMobility.injectFault({ mode: 'none' })
      stripe.order({ mode: 'none' })
    },
    /** Lists the audited staff actions on a booking's tasks. */
    async audited({ booking }: { booking: Booking }) {
      const rows = await db
        .selectFrom('audit_entries')
        .select(['action', 'after'])
        .where('subject_id', '=', booking.booking_id)
        .where('action', 'in', ['settle_task', 'ask_for_task'])
        .orderBy('id')
        .execute()
      return rows.map(({ action, after }) => `${action} ${String((after as { act?: string })?.act)}`)
    },
  }
}
