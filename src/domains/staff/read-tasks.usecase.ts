import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import type { Money } from '#kernel/money.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { recordAccess } from './access/record-access.usecase.ts'
import { selectClosedTasks } from './closed-task.store.ts'
import type * as operations from './task-operations.contract.ts'
import type { ClosedStaffTask, StaffTask } from './task.contract.ts'
import { findTaskRecord } from './task-record.store.ts'
import { countOpenTasks, selectOpenTasks } from './task.store.ts'
import type { ClosedTask, OpenTask } from './task.ts'

declare module '#platform/app.ts' {
  interface App {
    /** Returns the amount owed to the traveller of a booking or a trip. Null if none. */
    moneyOwedTo: (about: { kind: 'booking' | 'trip'; id: string }) => Promise<Money | null>
  }
}

/** Lists open tasks by deadline, with their counts by kind. */
export async function listTasks(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { query: { kind, owner, sort, after, page_size: size }, by }: Call<typeof operations.listTasks>,
) {
  const page = {
    kind,
    ownerId: owner === 'me' ? by.staffId : owner === 'nobody' ? null : undefined,
    latestFirst: sort === '-deadline',
    after,
    // One extra row shows if there is a next page.
    limit: size + 1,
  }
  const [open, counts] = await Promise.all([selectOpenTasks(db, page), countOpenTasks(db, clock.now())])
  return { ...keyedPageOf(open.map(openTaskReply), size, ({ task_id }) => task_id), counts }
}

/** Lists closed tasks, the last closed first. */
export async function listClosedTasks(
  { db }: Pick<App, 'db'>,
  { query: { kind, after, page_size: size } }: Call<typeof operations.listClosedTasks>,
) {
  const found = await selectClosedTasks(db, { kind, after, limit: size + 1 })
  return keyedPageOf(found.map(closedTaskReply), size, ({ task_id }) => task_id)
}

/** Reads a task with the details needed to settle it, and records the access. */
export async function readTask(
  app: Pick<App, 'db' | 'clock' | 'moneyOwedTo'>,
  { params: { id }, by }: Call<typeof operations.readTask>,
) {
  const task = await findTaskRecord(app.db, id)
  if (!task) return noSuchTask
  const owed = await app.moneyOwedTo(task.about)
  await recordAccess(app, by, { action: 'read_task', subject: { kind: 'staff_task', id } })
  return ok({ ...task, owed })
}

export const noSuchTask = fail({ code: 'task_not_found', detail: 'There is no such task' } as const)

export function openTaskReply({ owner, ...task }: OpenTask): StaffTask {
  return {
    ...commonReply(task),
    owner: owner && { staff_id: owner.staffId, name: owner.name, since: owner.since.toString() },
  }
}

export function closedTaskReply({ closedAt, by, ...task }: ClosedTask): ClosedStaffTask {
  return {
    ...commonReply(task),
    closed_at: closedAt.toString(),
    by: by && { staff_id: by.staffId, name: by.name, note: by.note },
  }
}

function commonReply({ id, kind, about, deadline, createdAt }: Omit<OpenTask, 'owner'>) {
  return { task_id: id, kind, about, deadline: deadline.toString(), created_at: createdAt.toString() }
}
