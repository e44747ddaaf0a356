import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffActor } from './audit.ts'
import { taskRefusals, type TaskFailure } from './claim-task.usecase.ts'
import { writeAudited } from './staff-write.usecase.ts'
import type { TaskAct } from './task-acts.contract.ts'
import { closeOneTask } from './task.store.ts'
import type { OpenTask } from './task.ts'

/** The reason why an action is rejected. */
type Rejection = { code: string; detail: string }

/** The action that settles a task, with the staff's note. */
export type Settling = { task: OpenTask; act: TaskAct; note: string }

/** Rolls the transaction back. */
class RejectedError extends Error {
  readonly failure: unknown
  constructor(failure: unknown) {
    super('a task was not settled')
    this.failure = failure
  }
}

/**
 * Settles an unassigned task or one of the caller's own. The writes of `work`, closing the task and the audit row are
 * one transaction, which is rolled back if `work` fails. Of two people only one settles it. `details`, for the audit,
 * are ids and states, no personal data.
 */
export async function settleTask<Failure extends Rejection>(
  app: Pick<App, 'db' | 'clock'>,
  { task: { id, kind, about }, act, note }: Settling,
  by: StaffActor,
  work: (tx: Db, now: Temporal.Instant) => Promise<Result<object, Failure>>,
): Promise<Result<null, Failure | TaskFailure>> {
  try {
    return await writeAudited(app, by, async (tx, now, audit) => {
      const closing = await closeOneTask(tx, { id, staffId: by.staffId, note, now })
      if (closing !== 'closed') return fail({ code: closing, detail: taskRefusals[closing] })
      const done = await work(tx, now)
      if (!done.ok) throw new RejectedError(done.failure)
      await audit({
        action: 'settle_task',
        subject: { kind: about.kind, id: about.id },
        before: { task: id, kind, state: 'open' },
        after: { task: id, kind, state: 'closed', act, ...done.value },
      })
      return ok(null)
    })
  } catch (error) {
    if (error instanceof RejectedError) return fail(error.failure as Failure)
    throw error
  }
}
