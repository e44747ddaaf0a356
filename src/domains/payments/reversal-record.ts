import { STAFF_HOURS, type NewTask, type TaskKind, type TaskSubject } from '#domains/staff/public.ts'
import type { LedgerEntry } from './ledger.ts'
import type { Reversal } from './payment-gateway.ts'
import { reversalEntries } from './reversal-entries.ts'

export type ReversalTask = Required<Pick<NewTask, 'kind' | 'deadline' | 'reopen'>>

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
export function reversalRecord(
  { about, currency }: { about: TaskSubject; currency: string },
  reversals: readonly Reversal[],
  { isPosted, isLost }: Before,
  now: Temporal.Instant,
): ReversalRecord {
  const recorded = reversals.map((reversal) => {
    // What is sold has one currency in the ledger: the staff handle a bank's amounts in another.
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
