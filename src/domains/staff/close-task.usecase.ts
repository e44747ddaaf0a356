import { fail, ok, type Result } from '#kernel/result.ts'
import type { StaffActor } from './audit.ts'
import { taskRefusals, type TaskFailure } from './own-task.usecase.ts'
import type { StaffWrite } from './staff-write.usecase.ts'
import type { TaskStore } from './task.store.ts'

type Closed = Result<null, TaskFailure>
export type CloseTask = (task: { id: string; note: string }, by: StaffActor) => Promise<Closed>

type Needs = { tasks: Pick<TaskStore, 'closeOne'>; staffWrite: StaffWrite }

/** A staff member closes a task of their own or of nobody, and says what they did; the second of two is refused. */
export function closeTask({ tasks, staffWrite }: Needs): CloseTask {
  return ({ id, note }, by) =>
    staffWrite<Closed>(by, async (tx, now) => {
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
