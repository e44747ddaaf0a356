import {
  claimTask,
  findTaskFor,
  type OpenTask,
  settleTask,
  type StaffActor,
  taskActs,
  taskRefusals,
} from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { type MoneySettled, type MoneyTaskFailure, rejectMoneyTask } from './money-task-failure.ts'
import type * as operations from './money-task-operations.contract.ts'
import { type PayingApp, payTraveller } from './pay-traveller.usecase.ts'
import { newId } from '#kernel/ids.ts'
import { postEntries } from '../ledger.store.ts'
import { currencyOfTrip } from '../owed.store.ts'
import { adjustmentEntry } from '../paid-back-entries.ts'
import type { Compared } from '../reconciliation/compared.ts'
import { endOtherDifferences } from '../reconciliation/reconciliation.store.ts'
import { subjectOf } from './money-task.ts'

/** Settles a task about money by one of its actions, for a staff member. */
export async function payTask(
  app: PayingApp & Pick<App, 'comparedSales'>,
  { params: { id }, body, by }: Call<typeof operations.payTask>,
): Promise<Result<{ settled: true }, MoneyTaskFailure>> {
  const { act: action } = body
  const note = 'note' in body ? body.note : ''
  const task = await findTaskFor(app.db, id, by.staffId)
  if (typeof task === 'string') return fail({ code: task, detail: taskRefusals[task] })
  if (!taskActs(task.kind, task.about.kind).includes(action)) return rejectMoneyTask('not_for_task')
  // Claimed first, so that no colleague pays the same amount concurrently.
  const claimed = await claimTask(app, id, by)
  if (!claimed.ok) return claimed
  const settled =
    action === 'compare_again' || action === 'book_difference'
      ? await settleDifference(app, task, { act: action, note }, by)
      : await payTraveller(app, task, { act: action, note }, by)
  return settled.ok ? ok({ settled: true }) : settled
}

type DifferenceAction = 'compare_again' | 'book_difference'

/**
 * Settles a difference between the gateway's records and ours: they agree by now, or the difference is booked with a
 * reason. An expired hold is released at the gateway and needs no entry.
 */
async function settleDifference(
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
