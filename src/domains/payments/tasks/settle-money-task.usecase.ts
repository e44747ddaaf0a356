import { claimTask, findTaskFor, taskActs, taskRefusals } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { rejectMoneyTask, type MoneyTaskFailure } from './money-task-failure.ts'
import type * as operations from './money-task-operations.contract.ts'
import { payTraveller, type PayingApp } from './pay-traveller.usecase.ts'
import { settleDifference } from './settle-difference.usecase.ts'

/** Settles what a task says of money, by one of its acts, for a member of the staff. */
export async function payTask(
  app: PayingApp & Pick<App, 'comparedSales'>,
  { params: { id }, body, by }: Call<typeof operations.payTask>,
): Promise<Result<{ settled: true }, MoneyTaskFailure>> {
  const { act: action } = body
  const note = 'note' in body ? body.note : ''
  const task = await findTaskFor(app.db, id, by.staffId)
  if (typeof task === 'string') return fail({ code: task, detail: taskRefusals[task] })
  if (!taskActs(task.kind, task.about.kind).includes(action)) return rejectMoneyTask('not_for_task')
  // Taken first, so that no colleague pays the same meanwhile.
  const owned = await claimTask(app, id, by)
  if (!owned.ok) return owned
  const settled =
    action === 'compare_again' || action === 'book_difference'
      ? await settleDifference(app, task, { act: action, note }, by)
      : await payTraveller(app, task, { act: action, note }, by)
  return settled.ok ? ok({ settled: true }) : settled
}
