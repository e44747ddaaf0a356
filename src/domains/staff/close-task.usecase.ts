import { fail, ok, type Result } from '#kernel/result.ts'
import type { StaffActor } from './audit.ts'
import { taskRefusals, type TaskFailure } from './claim-task.usecase.ts'
import type { OwedTo } from './read-task.usecase.ts'
import type { StaffWrite } from './staff-write.usecase.ts'
import type { TaskKind } from './task.contract.ts'
import type { TaskStore } from './task.store.ts'

/** Why a task is not closed by a note. */
export type CloseTaskFailure = TaskFailure | { code: 'still_owed'; detail: string }

type Closed = Result<null, CloseTaskFailure>
export type CloseTask = (task: { id: string; note: string }, by: StaffActor) => Promise<Closed>

type Needs = { tasks: Pick<TaskStore, 'closeOne' | 'findOpen'>; owedTo: OwedTo; staffWrite: StaffWrite }

const OF_MONEY: ReadonlySet<TaskKind> = new Set(['pay_back', 'refund_refused'])

/**
 * A staff member closes a task of their own or of nobody, and says what they did; the second of two is refused. What the
 * ledger says that a traveller has to get back is paid by an act, not by a note.
 */
export function closeTask({ tasks, owedTo, staffWrite }: Needs): CloseTask {
  return async ({ id, note }, by) => {
    const task = await tasks.findOpen(id)
    if (task && OF_MONEY.has(task.kind) && (await owedTo(task.about)))
      return fail({ code: 'still_owed', detail: 'The traveller has money to get back: pay it by an act' })
    return staffWrite<Closed>(by, async (tx, now) => {
      const closing = await tasks.closeOne(tx, { id, staffId: by.staffId, note, now })
      if (closing !== 'closed') return fail({ code: closing, detail: taskRefusals[closing] })
      return {
        value: ok(null),
        audited: {
          action: 'close_task',
          subject: { kind: 'staff_task', id },
          before: { state: 'open' },
          // Without the note: it may name somebody, and goes when they are erased.
          after: { state: 'closed', owner: by.staffId },
        },
      }
    })
  }
}
