import { writeAudit } from '#domains/staff/audit.store.ts'
import { ownStaffWork } from '#domains/staff/own-staff-work.store.ts'
import { ownTask } from '#domains/staff/own-task.usecase.ts'
import type { NewTask } from '#domains/staff/public.ts'
import { staffWrite } from '#domains/staff/staff-write.usecase.ts'
import { taskMeter } from '#domains/staff/task-meter.service.ts'
import { taskStore } from '#domains/staff/task.store.ts'
import type { Shared } from './shared.ts'

export type Staff = ReturnType<typeof wireStaff>

export function wireStaff({ db, metrics, clock }: Shared) {
  const tasks = taskStore(db)
  const write = staffWrite({ db, writeAudit, clock })
  taskMeter(metrics, () => tasks.countOpen())
  return {
    tasks,
    staffWrite: write,
    ownData: [ownStaffWork(db)],
    openTask: (task: NewTask) => tasks.open(db, task),
    ownTask: ownTask({ tasks, staffWrite: write }),
  }
}
