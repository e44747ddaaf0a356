import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
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
}

type Needs = {
  reads: Pick<DifferenceReads, 'find'>
  store: Pick<ReconciliationStore, 'explain'>
  // oxlint-disable-next-line typescript/no-explicit-any -- each kind finds and compares sales of its own
  sales: Record<'booking' | 'trip', ComparedSales<any>>
  noteCompared: NoteCompared
  staffWrite: StaffWrite
  clock: Clock
}

const details = {
  difference_not_found: 'There is no such difference',
  difference_ended: 'The books agree by now, or it was explained',
  difference_has_task: 'Its task settles it',
  booking_busy: 'It is changing just now; try again in a minute',
  books_unanswered: 'The gateway or the supplier does not answer; try again',
} as const satisfies Record<DifferenceFailure['code'], string>

const refuse = (code: DifferenceFailure['code']) => fail({ code, detail: details[code] })

export function endDifference({
  reads,
  store,
  sales,
  noteCompared,
  staffWrite,
  clock,
}: Needs): EndDifference {
  const refreshed = async (difference: BookDifference): Promise<DifferenceEnded> =>
    ok((await reads.find(difference.difference_id)) ?? difference)

  return {
    async compareAgain(id, by) {
      const difference = await reads.find(id)
      if (!difference) return refuse('difference_not_found')
      if (difference.state !== 'open') return refuse('difference_ended')
      const { about } = difference
      const { find, compare, task } = sales[about.kind === 'trip' ? 'trip' : 'booking']
      const sale = await find(about.id)
      const compared = sale && (await compare(sale, clock.now()))
      if (!compared) return refuse('booking_busy')
      await noteCompared(compared, task)
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
  }
}
