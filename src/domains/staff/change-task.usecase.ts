import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { claimTask, taskRefusals } from './claim-task.usecase.ts'
import { findClosedTask } from './closed-task.store.ts'
import { closedTaskReply, noSuchTask, openTaskReply } from './read-tasks.usecase.ts'
import { writeAudited } from './staff-write.usecase.ts'
import type * as operations from './task-operations.contract.ts'
import type { TaskKind } from './task.contract.ts'
import { closeOneTask, disownTask, findOpenTask } from './task.store.ts'

type Changes = Pick<App, 'db' | 'clock'>

/** Takes a task for the caller. */
export async function takeTask(app: Changes, { params: { id }, by }: Call<typeof operations.takeTask>) {
  const claimed = await claimTask(app, id, by)
  return claimed.ok ? changedTask(app, id) : claimed
}

/** Releases a task of the caller; repeating it changes nothing. */
export async function releaseTask(app: Changes, { params: { id }, by }: Call<typeof operations.releaseTask>) {
  const released = await writeAudited(app, by, async (tx, _now, audit) => {
    const releasing = await disownTask(tx, { id, staffId: by.staffId })
    if (releasing === 'released_before') return ok(null)
    if (releasing !== 'released') return fail({ code: releasing, detail: taskRefusals[releasing] })
    await audit({
      action: 'release_task',
      subject: { kind: 'staff_task', id },
      before: { owner: by.staffId },
      after: { owner: null },
    })
    return ok(null)
  })
  return released.ok ? changedTask(app, id) : released
}

async function changedTask({ db }: Changes, id: string) {
  const task = await findOpenTask(db, id)
  return task ? ok({ task: openTaskReply(task) }) : noSuchTask
}

const OF_MONEY: ReadonlySet<TaskKind> = new Set(['pay_back', 'refund_refused'])

/**
 * Closes an unassigned task or one of the caller's own, with a note of what they did; the second of two
 * closings is rejected. Money owed to a traveller is paid by an action, not by a note.
 */
export async function closeTask(
  app: Pick<App, 'db' | 'clock' | 'moneyOwedTo'>,
  { params: { id }, body: { note }, by }: Call<typeof operations.closeTask>,
) {
  const open = await findOpenTask(app.db, id)
  if (open && OF_MONEY.has(open.kind) && (await app.moneyOwedTo(open.about)))
    return fail({
      code: 'still_owed',
      detail: 'The traveller has money to get back: pay it by an act',
    } as const)
  const closed = await writeAudited(app, by, async (tx, now, audit) => {
    const closing = await closeOneTask(tx, { id, staffId: by.staffId, note, now })
    if (closing !== 'closed') return fail({ code: closing, detail: taskRefusals[closing] })
    await audit({
      action: 'close_task',
      subject: { kind: 'staff_task', id },
      before: { state: 'open' },
      // Excludes the note: it may name a person, and is erased with their data.
      after: { state: 'closed', owner: by.staffId },
    })
    return ok(null)
  })
  if (!closed.ok) return closed
  const task = await findClosedTask(app.db, id)
  return task ? ok({ task: closedTaskReply(task) }) : noSuchTask
}
