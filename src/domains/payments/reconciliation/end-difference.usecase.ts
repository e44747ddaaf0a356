import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { subtract } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Account } from '../ledger-names.contract.ts'
import type { LedgerEntry } from '../ledger.ts'
import { adjustmentEntry } from '../paid-back-entries.ts'
import { takenIn } from './card-differences.ts'
import type { Compared } from './compared.ts'
import type { DifferenceReads } from './difference-reads.store.ts'
import type { BookDifference } from './difference.contract.ts'
import type { NoteCompared } from './note-compared.service.ts'
import type { ComparedSales } from './reconcile.usecase.ts'
import type { ReconciliationStore } from './reconciliation.store.ts'

export type DifferenceFailure = {
  code:
    | 'difference_not_found'
    | 'difference_ended'
    | 'difference_has_task'
    | 'difference_not_booked'
    | 'booking_busy'
    | 'books_unanswered'
  detail: string
}

type DifferenceEnded = Result<BookDifference, DifferenceFailure>

export type EndDifference = {
  /** Asks the gateway and the supplier again, and ends what no longer differs. */
  compareAgain(id: string, by: StaffActor): Promise<DifferenceEnded>
  /** The books may go on differing, for a reason. */
  explain(asked: { id: string; note: string }, by: StaffActor): Promise<DifferenceEnded>
  /** What the gateway took of a booking besides our book is posted as our gain or loss, for a reason; then both agree. */
  book(asked: { id: string; note: string }, by: StaffActor): Promise<DifferenceEnded>
}

type Needs = {
  reads: Pick<DifferenceReads, 'find'>
  store: Pick<ReconciliationStore, 'explain' | 'end'>
  // oxlint-disable-next-line typescript/no-explicit-any -- each kind finds and compares sales of its own
  sales: Record<'booking' | 'trip', ComparedSales<any>>
  noteCompared: NoteCompared
  post: (tx: Db, entries: readonly LedgerEntry[]) => Promise<void>
  balancesIn: (tx: Db, about: { bookingId: string }) => Promise<Record<Account, number>>
  staffWrite: StaffWrite
  clock: Clock
}

const details = {
  difference_not_found: 'There is no such difference',
  difference_ended: 'The books agree by now, differ by something else, or it was explained',
  difference_has_task: 'Its task settles it',
  difference_not_booked: 'Only what the gateway took of a booking is booked here',
  booking_busy: 'It is changing just now; try again in a minute',
  books_unanswered: 'The gateway or the supplier does not answer; try again',
} as const satisfies Record<DifferenceFailure['code'], string>

const refuse = (code: DifferenceFailure['code']) => fail({ code, detail: details[code] })

export function endDifference({
  reads,
  store,
  sales,
  noteCompared,
  post,
  balancesIn,
  staffWrite,
  clock,
}: Needs): EndDifference {
  const refreshed = async (difference: BookDifference): Promise<DifferenceEnded> =>
    ok((await reads.find(difference.difference_id)) ?? difference)

  /** Both books as they are now, noted; null: it is changing just now. */
  async function comparedNow({ about }: BookDifference): Promise<Compared | null> {
    const { find, compare, task } = sales[about.kind === 'trip' ? 'trip' : 'booking']
    const sale = await find(about.id)
    const askedAt = clock.now()
    const compared = sale && (await compare(sale, askedAt))
    if (compared) await noteCompared(compared, task, askedAt)
    return compared
  }

  return {
    async compareAgain(id, by) {
      const difference = await reads.find(id)
      if (!difference) return refuse('difference_not_found')
      if (difference.state !== 'open') return refuse('difference_ended')
      const { about } = difference
      const compared = await comparedNow(difference)
      if (!compared) return refuse('booking_busy')
      await staffWrite(by, async () => ({
        value: null,
        audited: {
          action: 'compare_again',
          subject: { kind: about.kind, id: about.id },
          before: { difference: id },
          after: { differences: compared.differences.length },
        },
      }))
      return compared.isComplete ? refreshed(difference) : refuse('books_unanswered')
    },

    async explain({ id, note }, by) {
      const difference = await reads.find(id)
      if (!difference) return refuse('difference_not_found')
      if (difference.task_id !== null) return refuse('difference_has_task')
      const { about } = difference
      const explained = await staffWrite<DifferenceEnded>(by, async (tx, now) => {
        if (!(await store.explain(tx, id, now))) return refuse('difference_ended')
        return {
          value: ok(difference),
          audited: {
            action: 'explain_difference',
            subject: { kind: about.kind, id: about.id },
            before: { difference: id, state: 'open' },
            after: { difference: id, state: 'explained', reason: note },
          },
        }
      })
      return explained.ok ? refreshed(difference) : explained
    },

    async book({ id, note }, by) {
      const difference = await reads.find(id)
      if (!difference) return refuse('difference_not_found')
      if (difference.state !== 'open') return refuse('difference_ended')
      const { about, acts, ours, theirs } = difference
      if (!acts.includes('book') || !ours.amount || !theirs.amount) return refuse('difference_not_booked')
      const compared = await comparedNow(difference)
      if (!compared) return refuse('booking_busy')
      if (!compared.isComplete) return refuse('books_unanswered')
      const { amount: before, currency } = ours.amount
      const more = subtract(theirs.amount, ours.amount).amount
      const booked = await staffWrite<DifferenceEnded>(by, async (tx, now) => {
        // What no longer differs by what was shown has ended with the comparison.
        if (!(await store.end(tx, id, now))) return refuse('difference_ended')
        // Who books it at once has waited at the difference until here, or has noted it before it ended; our book has it then.
        const subject = { bookingId: about.id }
        if (takenIn(await balancesIn(tx, subject)) !== before) return refuse('difference_ended')
        await post(tx, [adjustmentEntry(subject, { id: newId(), more, currency })])
        return {
          value: ok(difference),
          audited: {
            action: 'book_difference',
            subject: { kind: about.kind, id: about.id },
            before: { difference: id, state: 'open' },
            after: { difference: id, state: 'agreed', booked: more, currency, reason: note },
          },
        }
      })
      return booked.ok ? refreshed(difference) : booked
    },
  }
}
