import { fail, ok, type Result } from '#kernel/result.ts'
import type { StaffActor } from './audit.ts'
import type { StaffWrite } from './staff-write.usecase.ts'
import type { TaskStore } from './task.store.ts'

/** Why a task is not taken or given back. */
export type TaskFailure =
  | { code: 'task_not_found'; detail: string }
  | { code: 'task_closed'; detail: string }
  | { code: 'task_taken'; detail: string }

type Owned = Result<null, TaskFailure>
export type ClaimTask = (taskId: string, by: StaffActor) => Promise<Owned>

export const taskRefusals = {
  task_not_found: 'There is no such task',
  task_closed: 'Nobody has to do this any more',
  task_taken: 'A colleague has taken this task',
} as const satisfies Record<TaskFailure['code'], string>

type Needs = { tasks: Pick<TaskStore, 'own'>; staffWrite: StaffWrite }

/** A staff member takes a task. Of two concurrent requests one wins; repeating it as the owner changes nothing. */
export function claimTask({ tasks, staffWrite }: Needs): ClaimTask {
  return (taskId, by) =>
    staffWrite<Owned>(by, async (tx, now) => {
      const owning = await tasks.own(tx, { id: taskId, staffId: by.staffId, now })
      if (owning === 'owned')
        return {
          value: ok(null),
          audited: {
            action: 'own_task',
            subject: { kind: 'staff_task', id: taskId },
            before: { owner: null },
            after: { owner: by.staffId },
          },
        }
      if (owning === 'owned_before') return { value: ok(null), audited: null }
      return fail({ code: owning, detail: taskRefusals[owning] })
    })
}
