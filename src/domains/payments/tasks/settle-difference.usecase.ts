import type { OpenTask, SettleTask, StaffActor, TaskSubject } from '#domains/staff/public.ts'
import { newId } from '#kernel/ids.ts'
import { ok } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { LedgerEntry } from '../ledger.ts'
import { adjustmentEntry } from '../paid-back-entries.ts'
import type { Difference } from '../reconciliation/card-differences.ts'
import { subjectOf } from './money-task.ts'
import { refusedMoney, type MoneySettled, type MoneyTaskFailure } from './money-task-failure.ts'

export type SettleDifferenceNeeds = {
  settleTask: SettleTask
  /** Null: the gateway does not answer, or what is compared is moving. */
  compareTrip: (tripId: string) => Promise<{ differences: readonly Difference[] } | null>
  currencyOf: (tripId: string) => Promise<string>
  post: (tx: Db, entries: readonly LedgerEntry[]) => Promise<void>
  /** What was noted of a trip's books is over. */
  endDifferences: (tx: Db, about: TaskSubject, now: Temporal.Instant) => Promise<void>
}

export type DifferenceAct = 'compare_again' | 'book_difference'

/**
 * Settles that the gateway's book and ours differ: they agree by now, or the difference is booked with a reason. What is
 * held too long is released at the gateway, and is nothing to book.
 */
export function settleDifference({
  settleTask,
  compareTrip,
  currencyOf,
  post,
  endDifferences,
}: SettleDifferenceNeeds) {
  return async (
    task: OpenTask,
    { act, note }: { act: DifferenceAct; note: string },
    by: StaffActor,
  ): Promise<MoneySettled> => {
    const compared = await compareTrip(task.about.id)
    if (!compared) return refusedMoney('payment_unavailable')
    const { differences } = compared
    const taken = differences.find(({ kind }) => kind === 'taken')
    const isBookable = differences.length === (taken ? 1 : 0)
    if (act === 'compare_again' ? differences.length > 0 : !isBookable) return refusedMoney('still_differs')
    const currency = await currencyOf(task.about.id)
    const more = taken ? Number(taken.theirs) - Number(taken.ours) : 0
    return settleTask<MoneyTaskFailure>({ task, act, note }, by, async (tx, now) => {
      await endDifferences(tx, subjectOf(task), now)
      if (more !== 0) await post(tx, [adjustmentEntry(subjectOf(task), { id: newId(), more, currency })])
      return ok({ booked: more })
    })
  }
}
