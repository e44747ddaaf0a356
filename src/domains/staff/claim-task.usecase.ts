import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { StaffActor } from './audit.ts'
import { writeAudited } from './staff-write.usecase.ts'
import { assignTask } from './task.store.ts'

export const taskRefusals = {
  task_not_found: 'There is no such task',
  task_closed: 'Nobody has to do this any more',
  task_taken: 'A colleague has taken this task',
} as const

/** Reason why a task is not claimed or released. */
export type TaskFailure = { code: keyof typeof taskRefusals; detail: string }

/**
 * Claims a task for a staff member. Of two concurrent requests one wins; repeating it as the owner changes
 * nothing.
 */
export function claimTask(
  app: Pick<App, 'db' | 'clock'>,
  taskId: string,
  by: StaffActor,
): Promise<Result<null, TaskFailure>> {
  return writeAudited(app, by, async (tx, now, audit) => {
    const owning = await assignTask(tx, { id: taskId, staffId: by.staffId, now })
    if (owning === 'owned_before') return ok(null)
    if (owning !== 'owned') return fail({ code: owning, detail: taskRefusals[owning] })
    await audit({
      action: 'own_task',
      subject: { kind: 'staff_task', id: taskId },
      before: { owner: null },
      after: { owner: by.staffId },
    })
    return ok(null)
  })
}
