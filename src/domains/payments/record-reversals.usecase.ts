import {
  closeTasks,
  type NewTask,
  openTask,
  STAFF_HOURS,
  type TaskKind,
  type TaskSubject,
} from '#domains/staff/public.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { disputeStates, saveDisputes } from './disputes/dispute.store.ts'
import { entriesOf, postEntries } from './ledger.store.ts'
import type { PaymentGateway, Reversal } from './payment-gateway.ts'
import { paymentStore } from './payment.store.ts'
import type { LedgerEntry } from './ledger.ts'
import { reversalEntries } from './reversal-entries.ts'

/** Access to sales by id, in the domain that stores them. */
export type ReversibleSales = {
  /** Locks it until the transaction ends; its reference. */
  hold(tx: Db, id: string): Promise<string>
  /** Records that its money has moved, so that it is compared with the gateway's records again. */
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

type ReversalTask = Required<Pick<NewTask, 'kind' | 'deadline' | 'reopen'>>

type ReversalRecord = {
  entries: readonly LedgerEntry[]
  tasks: readonly ReversalTask[]
  /** Tasks that are no longer needed. */
  done: readonly TaskKind[]
}

type Before = {
  /** Returns true if an entry of this id was posted. */
  isPosted: (entryId: string) => boolean
  /** Returns true if the staff know that this dispute is lost. */
  isLost: (disputeId: string) => boolean
}

/** Ledger entries of all reversals of a payment, and the tasks for the staff. */
function reversalRecord(
  { about, currency }: { about: TaskSubject; currency: string },
  reversals: readonly Reversal[],
  { isPosted, isLost }: Before,
  now: Temporal.Instant,
): ReversalRecord {
  const recorded = reversals.map((reversal) => {
    // A sale has one currency in the ledger; the staff handle amounts in another one.
    const entries = reversal.amount.currency === currency ? reversalEntries(about, reversal, isPosted) : []
    const isNew = entries.some((entry) => !isPosted(entry.id))
    return { entries, tasks: isLost(reversal.id) && !isNew ? [] : tasksFor(reversal, isNew, now) }
  })
  const tasks = recorded.flatMap((one) => one.tasks)
  const needsAnswer = tasks.some(({ kind }) => kind === 'answer_dispute')
  return {
    entries: recorded.flatMap(({ entries }) => entries),
    tasks,
    done: needsAnswer ? [] : ['answer_dispute'],
  }
}

function tasksFor(reversal: Reversal, reopen: boolean, now: Temporal.Instant): ReversalTask[] {
  const deadline = now.add({ hours: STAFF_HOURS })
  if (reversal.kind === 'refund_failed') return [{ kind: 'pay_back', deadline, reopen }]
  if (reversal.state === 'lost') return [{ kind: 'dispute_lost', deadline, reopen }]
  if (reversal.state === 'won' || reversal.state === 'closed') return []
  return [{ kind: 'answer_dispute', deadline: reversal.answerBy ?? deadline, reopen }]
}
