import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { StaffTasksQuery } from '../task.contract.ts'
import { bulkAct, type BulkAct } from './bulk-act.ts'
import { BULK_NEEDS, type BulkSkipReason } from './bulk-acts.contract.ts'
import {
  giveTask,
  lockColleague,
  lockTask,
  selectBulkTasks,
  selectColleagues,
  type TaskToChange,
} from './bulk-task.store.ts'

const filter = StaffTasksQuery.pick({ kind: true, owner: true })

type TaskOwnership = Pick<TaskToChange, 'ownerId' | 'isClosed'>

/** Assigns unassigned open tasks to the caller. */
export function claimTasks(db: Db): BulkAct {
  const skipReason = ({ ownerId, isClosed }: TaskOwnership, staffId: string): BulkSkipReason | null => {
    if (isClosed) return 'task_closed'
    if (ownerId === null) return null
    return ownerId === staffId ? 'task_yours' : 'task_taken'
  }
  return bulkAct({
    name: 'own_tasks',
    filter,
    choice: z.object({}),

    async rows(which, page) {
      const found = await selectBulkTasks(db, which, page)
      return found.map((task) => toRow(task, skipReason(task, page.staffId)))
    },

    async act(tx, { id, by }, now) {
      const locked = await lockTask(tx, id)
      const reason = locked ? skipReason(locked, by.staffId) : 'gone'
      if (reason !== null) return { why: reason }
      await giveTask(tx, { id, to: by.staffId, now })
      return { audited: audited('own_task', id, null, by.staffId) }
    },
  })
}

/** Assigns open tasks that are unassigned or the caller's own to a colleague. */
export function handTasks(db: Db): BulkAct {
  const skipReason = ({ ownerId, isClosed }: TaskOwnership, staffId: string): BulkSkipReason | null => {
    if (isClosed) return 'task_closed'
    return ownerId === null || ownerId === staffId ? null : 'task_taken'
  }
  return bulkAct({
    name: 'hand_tasks',
    filter,
    choice: z.object({ colleague_id: z.uuid() }),

    async rows(which, page) {
      const found = await selectBulkTasks(db, which, page)
      return found.map((task) => toRow(task, skipReason(task, page.staffId)))
    },

    async act(tx, { id, choice: { colleague_id: to }, by }, now) {
      // Locked before the task, in the same order as when a colleague is suspended.
      if (!(await lockColleague(tx, to, BULK_NEEDS.own_tasks))) return { why: 'colleague_gone' }
      const locked = await lockTask(tx, id)
      const reason = locked ? skipReason(locked, by.staffId) : 'gone'
      if (reason !== null) return { why: reason }
      await giveTask(tx, { id, to, now })
      return { audited: audited('hand_task', id, locked?.ownerId ?? null, to) }
    },

    colleagues: (staffId) => selectColleagues(db, staffId, BULK_NEEDS.own_tasks),
  })
}

function toRow({ id, kind, about }: TaskToChange, reason: BulkSkipReason | null) {
  return { id, name: about.reference, about: kind, why: reason }
}

function audited(action: 'own_task' | 'hand_task', id: string, before: string | null, owner: string) {
  return {
    action,
    subject: { kind: 'staff_task', id },
    before: { owner: before },
    after: { owner },
  } as const
}
