import { closeTasks, openTask, type NewTask, type TaskSubject } from '#domains/staff/public.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { disputeStates, saveDisputes } from './disputes/dispute.store.ts'
import { entriesOf, postEntries } from './ledger.store.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { paymentStore } from './payment.store.ts'
import { reversalRecord, type ReversalTask } from './reversal-record.ts'

/** Access to sales by id, in the domain that stores them. */
export type ReversibleSales = {
  /** Locks it until the transaction ends; its reference. */
  hold(tx: Db, id: string): Promise<string>
  /** Its money has moved: it is compared with the gateway's book again. */
  noteMoved(tx: Db, id: string, now: Temporal.Instant): Promise<void>
  /** Records a failed refund and notifies the traveller. Called at most once per refund. */
  noteRefundFailed(tx: Db, id: string, now: Temporal.Instant): Promise<void>
}

declare module '#platform/app.ts' {
  interface App {
    /** Sales whose payments a bank may reverse. */
    reversibleSales: { bookings: ReversibleSales; trips: ReversibleSales }
  }
}

/** The parts of the app that record reversals. */
export type ReversalApp = Pick<App, 'db' | 'clock' | 'log' | 'gateway' | 'reversibleSales'>

/**
 * Queries the gateway for a payment's reversals, posts them to the ledger and opens tasks for the staff: to pay a
 * traveller another way, who is notified, or to answer a dispute. False when the gateway did not answer.
 */
export async function recordReversals(
  app: Omit<ReversalApp, 'gateway'> & { gateway: Pick<PaymentGateway, 'reversals'> },
  paymentId: string,
): Promise<boolean> {
  const { db, clock, log, gateway } = app
  const { bookings, trips } = app.reversibleSales
  const paid = await paymentStore.paidFor(db, paymentId)
  if (!paid) return true
  const reversals = await gateway.reversals(paymentId)
  if (!reversals.ok) return false
  const { about } = paid
  const [sold, id] = about.tripId === undefined ? [bookings, about.bookingId] : [trips, about.tripId]
  const now = clock.now()
  const { reference, opened } = await db.transaction().execute(async (tx) => {
    const soldReference = await sold.hold(tx, id)
    const posted = new Set(await entriesOf(tx, about))
    const known = await disputeStates(tx, paymentId)
    const { entries, tasks, done } = reversalRecord(
      paid,
      reversals.value,
      { isPosted: (entry) => posted.has(entry), isLost: (dispute) => known.get(dispute) === 'lost' },
      now,
    )
    const disputes = reversals.value.filter((one) => one.kind === 'dispute')
    await saveDisputes(tx, { about, paymentId }, disputes, now)
    await postEntries(tx, entries, clock.now())
    const unposted = entries.filter((entry) => !posted.has(entry.id))
    if (unposted.length > 0) await sold.noteMoved(tx, id, now)
    if (unposted.some(({ kind }) => kind === 'refund_failed')) await sold.noteRefundFailed(tx, id, now)
    await closeTasks(tx, { ...about, kinds: done, now })
    return { reference: soldReference, opened: await openTasks(tx, tasks, { ...about, now }) }
  })
  for (const { kind, deadline } of opened)
    log.warn({ reference, kind, deadline: deadline.toString() }, 'a booking needs a person')
  return true
}

async function openTasks(
  tx: Db,
  tasks: readonly ReversalTask[],
  common: TaskSubject & Pick<NewTask, 'now'>,
): Promise<ReversalTask[]> {
  const opened: ReversalTask[] = []
  for (const task of tasks) if (await openTask(tx, { ...common, ...task })) opened.push(task)
  return opened
}
