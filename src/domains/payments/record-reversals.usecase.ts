import type { NewTask, TaskKind, TaskStore, TaskSubject } from '#domains/staff/public.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { LedgerEntry } from './ledger.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { reversalRecord, type ReversalTask } from './reversal-record.ts'

/** What a card paid: a booking of a car, or a trip. */
export type PaidSubject = { about: TaskSubject; reference: string; currency: string }

/** What was sold, as the domain that sold it keeps it. */
export type ReversibleSales = {
  /** What a payment is for; null: it is none of these. */
  paidBy(paymentId: string): Promise<PaidSubject | null>
  /** Locks it until the transaction ends. */
  hold(tx: Db, about: TaskSubject): Promise<void>
  /** Its money has moved: it is compared with the gateway's book again. */
  noteMoved(tx: Db, about: TaskSubject, now: Temporal.Instant): Promise<void>
  /** A refund has come back: it is noted, and the traveller is told; called at most once for a refund. */
  noteRefundFailed(tx: Db, about: TaskSubject, now: Temporal.Instant): Promise<void>
}

/**
 * Queries the gateway for a payment's reversals, posts them to the ledger and opens tasks for the staff: to pay a
 * traveller another way, who is notified, or to answer a dispute. False when the gateway did not answer.
 */
export type RecordReversals = (paymentId: string) => Promise<boolean>

type Needs = {
  db: Db
  /** The first one that knows the payment is told. */
  sales: readonly ReversibleSales[]
  payments: Pick<PaymentGateway, 'reversals'>
  postedOf: (tx: Db, about: TaskSubject) => Promise<string[]>
  post: (tx: Db, entries: readonly LedgerEntry[]) => Promise<void>
  tasks: Pick<TaskStore, 'open' | 'close'>
  onStaffTask: (task: { reference: string; kind: TaskKind; deadline: string }) => void
  clock: Clock
}

export function recordReversals(needs: Needs): RecordReversals {
  const { db, payments, clock, onStaffTask } = needs
  return async (paymentId) => {
    const found = await paidBy(paymentId)
    if (!found) return true
    const { sales, paid } = found
    const reversals = await payments.reversals(paymentId)
    if (!reversals.ok) return false
    const now = clock.now()
    const opened = await db.transaction().execute(async (tx) => {
      await sales.hold(tx, paid.about)
      const posted = new Set(await needs.postedOf(tx, paid.about))
      const { entries, tasks, done } = reversalRecord(paid, reversals.value, (id) => posted.has(id), now)
      await needs.post(tx, entries)
      const news = entries.filter(({ id }) => !posted.has(id))
      if (news.length > 0) await sales.noteMoved(tx, paid.about, now)
      if (news.some(({ kind }) => kind === 'refund_failed')) await sales.noteRefundFailed(tx, paid.about, now)
      await needs.tasks.close(tx, { ...paid.about, kinds: done, now })
      return openTasks(tx, tasks, { ...paid.about, now })
    })
    for (const { kind, deadline } of opened)
      onStaffTask({ reference: paid.reference, kind, deadline: deadline.toString() })
    return true
  }

  async function paidBy(paymentId: string) {
    for (const sales of needs.sales) {
      const paid = await sales.paidBy(paymentId)
      if (paid) return { sales, paid }
    }
    return null
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
