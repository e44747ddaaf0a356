import type { Clock } from '#kernel/clock.ts'
import { reversalEntries, type PaymentGateway, type Reversal } from '#domains/payments/public.ts'
import type { BookingStore } from '../bookings/booking.store.ts'
import type { ReversalRecord, ReversalStore, ReversalTask } from './reversal.store.ts'
import { STAFF_HOURS, type SettleNeeds } from './settlement.ts'

/**
 * Queries the gateway for a payment's reversals, posts them to the ledger and opens tasks for the staff: to pay a
 * traveller another way, who is notified, or to answer a dispute. False when the gateway did not answer.
 */
export type RecordReversals = (paymentId: string) => Promise<boolean>

type Needs = {
  reversals: ReversalStore
  bookings: Pick<BookingStore, 'find'>
  payments: Pick<PaymentGateway, 'reversals'>
  onStaffTask: SettleNeeds['onStaffTask']
  notifyTraveller: SettleNeeds['notifyTraveller']
  clock: Clock
}

export function recordReversals({
  reversals,
  bookings,
  payments,
  onStaffTask,
  notifyTraveller,
  clock,
}: Needs): RecordReversals {
  return async (paymentId) => {
    const booking = await reversals.bookingOf(paymentId)
    if (!booking) return true
    const found = await payments.reversals(paymentId)
    if (!found.ok) return false
    const now = clock.now()
    const read = await bookings.find(booking.id)
    const opened = await reversals.record(
      booking.id,
      (isPosted) => recordOf(booking, found.value, isPosted, now),
      async (tx) => {
        if (read) await notifyTraveller(tx, read, 'refund_failed')
      },
      now,
    )
    for (const { kind, deadline } of opened)
      onStaffTask({ reference: booking.reference, kind, deadline: deadline.toString() })
    return true
  }
}

function recordOf(
  { id, currency }: { id: string; currency: string },
  reversals: readonly Reversal[],
  isPosted: (entryId: string) => boolean,
  now: Temporal.Instant,
): ReversalRecord {
  const recorded = reversals.map((reversal) => {
    // A booking's ledger has one currency: the staff handle a bank's amounts in another.
    const entries = reversal.amount.currency === currency ? reversalEntries(id, reversal, isPosted) : []
    const isNews = entries.some((entry) => !isPosted(entry.id))
    return { entries, tasks: tasksFor(reversal, isNews, now) }
  })
  const tasks = recorded.flatMap((one) => one.tasks)
  const isAnswerWanted = tasks.some(({ kind }) => kind === 'answer_dispute')
  return {
    entries: recorded.flatMap(({ entries }) => entries),
    tasks,
    done: isAnswerWanted ? [] : ['answer_dispute'],
  }
}

function tasksFor(reversal: Reversal, reopen: boolean, now: Temporal.Instant): ReversalTask[] {
  const deadline = now.add({ hours: STAFF_HOURS })
  if (reversal.kind === 'refund_failed') return [{ kind: 'pay_back', deadline, reopen }]
  if (reversal.state === 'lost') return [{ kind: 'dispute_lost', deadline, reopen }]
  if (reversal.state === 'won' || reversal.state === 'closed') return []
  return [{ kind: 'answer_dispute', deadline: reversal.answerBy ?? deadline, reopen }]
}
