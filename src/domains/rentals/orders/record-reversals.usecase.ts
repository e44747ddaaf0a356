import type { Clock } from '#kernel/clock.ts'
import { setbackEntries, type PaymentGateway, type Setback } from '#domains/payments/public.ts'
import type { BookingStore } from '../bookings/booking.store.ts'
import type { SetbackRecord, SetbackStore, SetbackTask } from './reversal.store.ts'
import { STAFF_HOURS, type SettleNeeds } from './settlement.ts'

/**
 * Asks the gateway what came back of a payment, posts what that moved and opens tasks for what a person has to do: a
 * traveller to be paid another way, and told so, a bank to be answered. False when the gateway did not say.
 */
export type RecordSetbacks = (paymentId: string) => Promise<boolean>

type Needs = {
  setbacks: SetbackStore
  bookings: Pick<BookingStore, 'find'>
  payments: Pick<PaymentGateway, 'setbacks'>
  onStaffTask: SettleNeeds['onStaffTask']
  tellTraveller: SettleNeeds['tellTraveller']
  clock: Clock
}

export function recordSetbacks({
  setbacks,
  bookings,
  payments,
  onStaffTask,
  tellTraveller,
  clock,
}: Needs): RecordSetbacks {
  return async (paymentId) => {
    const booking = await setbacks.bookingOf(paymentId)
    if (!booking) return true
    const found = await payments.setbacks(paymentId)
    if (!found.ok) return false
    const now = clock.now()
    const read = await bookings.find(booking.id)
    const opened = await setbacks.record(
      booking.id,
      (isPosted) => recordOf(booking, found.value, isPosted, now),
      async (tx) => {
        if (read) await tellTraveller(tx, read, 'refund_failed')
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
  setbacks: readonly Setback[],
  isPosted: (entryId: string) => boolean,
  now: Temporal.Instant,
): SetbackRecord {
  const recorded = setbacks.map((setback) => {
    // The book of a booking has one currency: what a bank counts in another is left to the staff.
    const entries = setback.amount.currency === currency ? setbackEntries(id, setback, isPosted) : []
    const isNews = entries.some((entry) => !isPosted(entry.id))
    return { entries, tasks: tasksFor(setback, isNews, now) }
  })
  const tasks = recorded.flatMap((one) => one.tasks)
  const isAnswerWanted = tasks.some(({ kind }) => kind === 'answer_dispute')
  return {
    entries: recorded.flatMap(({ entries }) => entries),
    tasks,
    done: isAnswerWanted ? [] : ['answer_dispute'],
  }
}

function tasksFor(setback: Setback, reopen: boolean, now: Temporal.Instant): SetbackTask[] {
  const deadline = now.add({ hours: STAFF_HOURS })
  if (setback.kind === 'refund_failed') return [{ kind: 'pay_back', deadline, reopen }]
  if (setback.state === 'lost') return [{ kind: 'dispute_lost', deadline, reopen }]
  if (setback.state === 'won' || setback.state === 'closed') return []
  return [{ kind: 'answer_dispute', deadline: setback.answerBy ?? deadline, reopen }]
}
