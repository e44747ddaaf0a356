import type { Money } from '#kernel/money.ts'
import type { StaffActor } from './audit.ts'
import type { RecordAccess } from './access/record-access.usecase.ts'
import type { StaffTaskRecord } from './task.contract.ts'
import type { FindTaskRecord, TaskRecord } from './task-record.store.ts'

/** What the traveller of a booking or a trip has to get back; null: nothing. */
export type OwedTo = (about: TaskRecord['about']) => Promise<Money | null>

/** A task with what it takes to settle it; null: there is none. That a member of the staff looked is in the audit. */
export type ReadTask = (id: string, by: StaffActor) => Promise<StaffTaskRecord | null>

type Needs = { findRecord: FindTaskRecord; owedTo: OwedTo; recordAccess: RecordAccess }

export function readTask({ findRecord, owedTo, recordAccess }: Needs): ReadTask {
  return async (id, by) => {
    const task = await findRecord(id)
    if (!task) return null
    const owed = await owedTo(task.about)
    await recordAccess(by, { action: 'read_task', subject: { kind: 'staff_task', id } })
    return { ...task, owed }
  }
}
