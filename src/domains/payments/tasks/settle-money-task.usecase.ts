import {
  taskActs,
  taskRefusals,
  type ClaimTask,
  type StaffActor,
  type TaskAct,
  type TaskStore,
} from '#domains/staff/public.ts'
import { fail } from '#kernel/result.ts'
import { refusedMoney, type MoneySettled } from './money-task-failure.ts'
import { payTraveller, type PayAct, type PayTravellerNeeds } from './pay-traveller.usecase.ts'
import {
  settleDifference,
  type DifferenceAct,
  type SettleDifferenceNeeds,
} from './settle-difference.usecase.ts'

export type MoneyAct = Extract<TaskAct, PayAct | DifferenceAct>

/** A member of the staff settles what a task says of money, by one of its acts. */
export type SettleMoneyTask = (
  asked: { taskId: string; act: MoneyAct; note: string },
  by: StaffActor,
) => Promise<MoneySettled>

type Needs = PayTravellerNeeds &
  SettleDifferenceNeeds & { tasks: Pick<TaskStore, 'findFor'>; claimTask: ClaimTask }

export function settleMoneyTask(needs: Needs): SettleMoneyTask {
  const pay = payTraveller(needs)
  const compare = settleDifference(needs)
  return async ({ taskId, act, note }, by) => {
    const task = await needs.tasks.findFor(taskId, by.staffId)
    if (typeof task === 'string') return fail({ code: task, detail: taskRefusals[task] })
    if (!taskActs(task.kind, task.about.kind).includes(act)) return refusedMoney('not_for_task')
    // Taken first, so that no colleague pays the same meanwhile.
    const owned = await needs.claimTask(taskId, by)
    if (!owned.ok) return owned
    return act === 'compare_again' || act === 'book_difference'
      ? compare(task, { act, note }, by)
      : pay(task, { act, note }, by)
  }
}
