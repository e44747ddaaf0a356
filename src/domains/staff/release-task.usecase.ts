import { fail, ok, type Result } from '#kernel/result.ts'
import type { StaffActor } from './audit.ts'
import { taskRefusals, type TaskFailure } from './claim-task.usecase.ts'
import type { StaffWrite } from './staff-write.usecase.ts'
import type { TaskStore } from './task.store.ts'

type Released = Result<null, TaskFailure>
export type ReleaseTask = (taskId: string, by: StaffActor) => Promise<Released>

type Needs = { tasks: Pick<TaskStore, 'release'>; staffWrite: StaffWrite }

/** A staff member gives a task back that they have taken; repeating it changes nothing. */
export function releaseTask({ tasks, staffWrite }: Needs): ReleaseTask {
  return (taskId, by) =>
    staffWrite<Released>(by, async (tx) => {
      const releasing = await tasks.release(tx, { id: taskId, staffId: by.staffId })
      if (releasing === 'released')
        return {
          value: ok(null),
          audited: {
            action: 'release_task',
            subject: { kind: 'staff_task', id: taskId },
            before: { owner: by.staffId },
            after: { owner: null },
          },
        }
      if (releasing === 'released_before') return { value: ok(null), audited: null }
      return fail({ code: releasing, detail: taskRefusals[releasing] })
    })
}
