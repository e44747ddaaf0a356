import { settleTask, type OpenTask, type StaffActor } from '#domains/staff/public.ts'
import { newId } from '#kernel/ids.ts'
import { ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import { postEntries } from '../ledger.store.ts'
import { currencyOfTrip } from '../owed.store.ts'
import { adjustmentEntry } from '../paid-back-entries.ts'
import type { Compared } from '../reconciliation/compared.ts'
import { endOtherDifferences } from '../reconciliation/reconciliation.store.ts'
import { subjectOf } from './money-task.ts'
import { rejectMoneyTask, type MoneySettled, type MoneyTaskFailure } from './money-task-failure.ts'

type DifferenceAction = 'compare_again' | 'book_difference'

/**
 * Settles a difference between the gateway's records and ours: they agree by now, or the difference is booked with a
 * reason. An expired hold is released at the gateway and needs no entry.
 */
export async function settleDifference(
  app: Pick<App, 'db' | 'clock' | 'comparedSales'>,
  task: OpenTask,
  { act: action, note }: { act: DifferenceAction; note: string },
  by: StaffActor,
): Promise<MoneySettled> {
  const { find, compare } = app.comparedSales.trip
  const trip = await find(task.about.id)
  const compared: Compared | null = trip && (await compare(trip, app.clock.now()))
  if (!compared?.isComplete) return rejectMoneyTask('payment_unavailable')
  const { differences } = compared
  const taken = differences.find(({ kind }) => kind === 'taken')
  const isBookable = differences.length === (taken ? 1 : 0)
  if (action === 'compare_again' ? differences.length > 0 : !isBookable)
    return rejectMoneyTask('still_differs')
  const currency = await currencyOfTrip(app.db, task.about.id)
  const more = taken ? Number(taken.theirs) - Number(taken.ours) : 0
  return settleTask<MoneyTaskFailure>(app, { task, act: action, note }, by, async (tx, now) => {
    await endOtherDifferences(tx, subjectOf(task), [], now)
    if (more !== 0) {
      const entry = adjustmentEntry(subjectOf(task), { id: newId(), more, currency })
      await postEntries(tx, [entry], app.clock.now())
    }
    return ok({ booked: more })
  })
}
