import type { TaskStore } from '../task.store.ts'
import type { UrgentSource } from './urgent.ts'

/** The tasks that are due next. */
export function urgentTasks({ listOpen }: Pick<TaskStore, 'listOpen'>): UrgentSource {
  return {
    needs: ['support', 'finance'],
    async read(_now, limit) {
      const open = await listOpen({ limit })
      return open.map(({ id, kind, about, deadline }) => ({
        kind: 'task',
        id,
        name: about.reference,
        detail: kind,
        count: 1,
        due: deadline,
      }))
    },
  }
}
