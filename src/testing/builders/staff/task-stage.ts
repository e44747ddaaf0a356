import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { createSandboxPayments } from '#connectors/payments/sandbox/payments.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { TaskKind } from '#domains/staff/task.contract.ts'
import type { StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import type { Clock } from '#kernel/clock.ts'
import { newId, newReference } from '#kernel/ids.ts'
import { startSimulators } from '#src/simulators.ts'
import { testApp, type TestApp } from '../../infrastructure/app.ts'
import { testClock } from '../../infrastructure/clock.ts'
import { gatewayAt } from '../../stand-ins/gateway.ts'
import { peopleOf } from '../accounts/people.ts'
import { booksOf } from '../rentals/books.ts'
import { LONGER, settleFor } from '../rentals/changes.ts'
import { CARD, DRIVER, journey } from '../rentals/journey.ts'
import { ledgerOf } from '../rentals/ledger.ts'

const PAYMENTS_KEY = 'tasks-test-secret'

type GreenMotion = Awaited<ReturnType<typeof startSimulators<'greenMotion'>>>['suppliers']['greenMotion']

/**
 * Green Motion, whose protocol looks no reservation up and changes none: what it leaves open, people find out. `wanted` is
 * what the product needs to rent its cars.
 */
export async function startGreenMotion(clock: Clock) {
  const dataDir = await mkdtemp(join(tmpdir(), 'rihla-tasks-'))
  const outside = await startSimulators({
    dataDir,
    clock,
    suppliers: ['greenMotion'],
    paymentsKey: null,
    fleet: { stock: 200 },
  })
  const desk = outside.suppliers.greenMotion
  return {
    desk,
    wanted: {
      environment: { PAYMENTS_KEY },
      otherSuppliers: { greenMotion: desk.url },
      fleet: { stock: 200 },
    },
    async close() {
      await outside.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The product with Green Motion; its desk and the card gateway fail as a test tells them. */
export async function taskStage() {
  const outside = await startGreenMotion(testClock())
  const app = await testApp(outside.wanted)
  return {
    ...taskStageOf(app, outside.desk),
    async close() {
      await app.close()
      await outside.close()
    },
  }
}

/** The same of a product that is started already. */
export function taskStageOf(app: TestApp, desk: GreenMotion) {
  const { url } = app.simulators.payments
  const gateway = gatewayAt(url)
  const people = peopleOf(app)
  const { db } = app.database
  const lastNumber = () => desk.book().at(-1)?.supplierReference ?? ''
  let traveller = 0

  async function member(...staffRoles: StaffRole[]) {
    const email = `${newReference().toLowerCase()}@example.com`
    const id = await people.add({ role: 'staff', email, staffRoles })
    const token = async () => (await people.tokenOf(id)).token
    return {
      id,
      /** One act on a task, as this member. */
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

  /** A traveller with an offer of Green Motion, or of another supplier, in the cart. */
  async function newTraveller(code = 'green-motion') {
    const { guest, offers, cart, order, read, cancel } = journey(app)
    const driver = { ...DRIVER, email: `settled-${(traveller += 1)}@example.com` }
    const token = await guest()
    const offer = (await offers(undefined, { filters: { SUPPLIER: [code] } })).find(
      ({ supplier, cancellation }) => supplier.code === code && cancellation.free_until !== null,
    )
    if (!offer) throw new Error(`no offer of ${code}`)
    const quoted = await app.call('/api/vehicle-detail', { body: { offer_id: offer.offer_id } })
    const booking: Booking = await cart(token, quoted.body.quote_id)
    const { booking_id } = booking
    return {
      booking,
      driver,
      order: () => order(token, booking, { driver }),
      cancel: () => cancel(token, booking),
      read: () => read(token, booking_id),
      /** Asks for seven days in place of four, and accepts the price. */
      async lengthen() {
        const ask = (body: object) =>
          app.call('/api/user/modify-booking', { token, body: { booking_id, ...body } })
        const told = (await ask(LONGER)).body.change
        return ask({ ...LONGER, accept_total: told.price.total, payment: CARD })
      },
      /** Statuses of this traveller's reservations at the supplier, the oldest first. */
      cars: () => desk.book().flatMap((line) => (line.email === driver.email ? line.status : [])),
      books: () => booksOf(app, booking),
      ledger: () => ledgerOf(db, booking_id),
      async task(kind: TaskKind): Promise<string> {
        const row = await db
          .selectFrom('staff_tasks')
          .select('id')
          .where('booking_id', '=', booking_id)
          .where('kind', '=', kind)
          .where('done_at', 'is', null)
          .executeTakeFirst()
        if (!row) throw new Error(`no task ${kind}`)
        return row.id
      },
      async openTasks() {
        const rows = db.selectFrom('staff_tasks').select('kind').where('booking_id', '=', booking_id)
        return (await rows.where('done_at', 'is', null).execute()).map(({ kind }) => kind)
      },
      /** Ids of its payments, the oldest first. */
      async payments() {
        const rows = db.selectFrom('payments').select(['id', 'amount', 'currency']).orderBy('id')
        return rows.where('booking_id', '=', booking_id).execute()
      },
    }
  }
  type Traveller = Awaited<ReturnType<typeof newTraveller>>

  return {
    app,
    desk,
    gateway,
    member,
    traveller: newTraveller,
    lastNumber,
    /** The number that the supplier gives out next. */
    nextNumber: () => `GM${Number(lastNumber().slice(2)) + 29}`,
    settleFor: (minutes: number) => settleFor(app, minutes),
    /** The gateway as a person sees it on its own pages. */
    byHand: createSandboxPayments({ url, apiKey: PAYMENTS_KEY, timeoutMs: 5_000 }),
    async calm() {
      await desk.injectFault({ mode: 'none' })
      await app.simulators.okMobility.injectFault({ mode: 'none' })
      await gateway.injectFault({ mode: 'none' })
    },
    /** What each member of the staff did to a booking's tasks, by the audit. */
    async audited({ booking }: Traveller) {
      const rows = await db
        .selectFrom('audit_entries')
        .select(['action', 'after'])
        .where('subject_id', '=', booking.booking_id)
        .where('action', 'in', ['settle_task', 'ask_for_task'])
        .orderBy('id')
        .execute()
      return rows.map(({ action, after }) => `${action} ${String((after as { act?: string })?.act)}`)
    },
    newRefundId: () => newId(),
  }
}

export type TaskTraveller = Awaited<ReturnType<ReturnType<typeof taskStageOf>['traveller']>>

/**
 * Expects that booking, supplier's book, gateway's book and ledger say the same: the car that the booking has, and no
 * other; what the gateway holds and kept; nothing owed either way; no task left.
 */
export async function expectBooksAgree(one: TaskTraveller, { byTransfer = 0 } = {}): Promise<Booking> {
  const booking = await one.read()
  const { charges, supplierState } = await one.books()
  const ledger = await one.ledger()
  const isBooked = booking.status === 'confirmed'
  expect(one.cars().filter((status) => status === 'booked')).toHaveLength(isBooked ? 1 : 0)
  expect(supplierState).toBe(
    { confirmed: 'reserved', cancelled: 'cancelled', failed: 'refused' }[booking.status as string],
  )
  const kept = charges.reduce((sum, charge) => sum + (charge ? charge.captured - charge.refunded : 0), 0)
  expect(ledger['gateway'] ?? 0, 'gateway').toBe(kept)
  expect(charges.filter((charge) => charge?.status === 'authorised')).toEqual([])
  expect(ledger['bank'] ?? 0, 'bank').toBe(0 - byTransfer)
  if (isBooked) expect(kept).toBe(booking.price.pay_now.amount)
  expect([ledger['travellers'], ledger['card_holds'], ledger['holds_due']]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(await one.openTasks()).toEqual([])
  return booking
}
