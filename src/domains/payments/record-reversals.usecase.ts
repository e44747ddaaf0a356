import type { NewTask, TaskKind, TaskStore, TaskSubject } from '#domains/staff/public.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { KeptDisputes } from './disputes/dispute.store.ts'
import type { LedgerEntry } from './ledger.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { reversalRecord, type ReversalTask } from './reversal-record.ts'

/** What was sold, by its id, as the domain that sold it keeps it. */
export type ReversibleSales = {
  /** Locks it until the transaction ends; its reference. */
  hold(tx: Db, id: string): Promise<string>
  /** Its money has moved: it is compared with the gateway's book again. */
  noteMoved(tx: Db, id: string, now: Temporal.Instant): Promise<void>
  /** A refund has come back: it is noted, and the traveller is told; called at most once for a refund. */
  noteRefundFailed(tx: Db, id: string, now: Temporal.Instant): Promise<void>
}

/**
 * Queries the gateway for a payment's reversals, posts them to the ledger and opens tasks for the staff: to pay a
 * traveller another way, who is notified, or to answer a dispute. False when the gateway did not answer.
 */
export type RecordReversals = (paymentId: string) => Promise<boolean>

type Needs = {
  db: Db
  sales: { bookings: ReversibleSales; trips: ReversibleSales }
  paidFor: (paymentId: string) => Promise<{ about: TaskSubject; currency: string } | null>
  payments: Pick<PaymentGateway, 'reversals'>
  postedOf: (tx: Db, about: TaskSubject) => Promise<string[]>
  post: (tx: Db, entries: readonly LedgerEntry[]) => Promise<void>
  tasks: Pick<TaskStore, 'open' | 'close'>
  disputes: Pick<KeptDisputes, 'statesOf' | 'keep'>
  onStaffTask: (task: { reference: string; kind: TaskKind; deadline: string }) => void
  clock: Clock
}

export function recordReversals(needs: Needs): RecordReversals {
  const { db, sales, payments, clock, onStaffTask } = needs
  return async (paymentId) => {
    const paid = await needs.paidFor(paymentId)
    if (!paid) return true
    const reversals = await payments.reversals(paymentId)
    if (!reversals.ok) return false
    const { about } = paid
    const [sold, id] =
      about.tripId === undefined ? [sales.bookings, about.bookingId] : [sales.trips, about.tripId]
    const now = clock.now()
    const { reference, opened } = await db.transaction().execute(async (tx) => {
      const held = await sold.hold(tx, id)
      const posted = new Set(await needs.postedOf(tx, about))
      const known = await needs.disputes.statesOf(tx, paymentId)
      const { entries, tasks, done } = reversalRecord(
        paid,
        reversals.value,
        { isPosted: (entry) => posted.has(entry), isLost: (dispute) => known.get(dispute) === 'lost' },
        now,
      )
      const disputes = reversals.value.filter((one) => one.kind === 'dispute')
      await needs.disputes.keep(tx, { about, paymentId }, disputes, now)
      await needs.post(tx, entries)
      const news = entries.filter((entry) => !posted.has(entry.id))
      if (news.length > 0) await sold.noteMoved(tx, id, now)
      if (news.some(({ kind }) => kind === 'refund_failed')) await sold.noteRefundFailed(tx, id, now)
      await needs.tasks.close(tx, { ...about, kinds: done, now })
      return { reference: held, opened: await openTasks(tx, tasks, { ...about, now }) }
    })
    for (const { kind, deadline } of opened) onStaffTask({ reference, kind, deadline: deadline.toString() })
    return true
  }

  async function openTasks(
    tx: Db,
    tasks: readonly ReversalTask[],
    common: TaskSubject & Pick<NewTask, 'now'>,
  ): Promise<ReversalTask[]> {
    const opened: ReversalTask[] = []
    for (const task of tasks) if (await needs.tasks.open(tx, { ...common, ...task })) opened.push(task)
    return opened
  }
}
