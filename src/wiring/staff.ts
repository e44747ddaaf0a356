import { taskMeter } from '#domains/staff/task-meter.ts'
import { taskStore } from '#domains/staff/task.store.ts'
import type { NewTask } from '#domains/staff/public.ts'
import type { Shared } from './shared.ts'

export type Staff = ReturnType<typeof wireStaff>

export function wireStaff({ db, metrics }: Shared) {
  const tasks = taskStore(db)
  taskMeter(metrics, () => tasks.countOpen())
  return {
    tasks,
    openTask: (task: NewTask) => tasks.open(db, task),
  }
}
