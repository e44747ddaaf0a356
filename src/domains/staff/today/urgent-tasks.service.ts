import type { Db } from '#platform/db/database.ts'
import { selectOpenTasks } from '../task.store.ts'
import type { UrgentSource } from './urgent.ts'

/** Lists the tasks that are due next. */
export function urgentTasks(db: Db): UrgentSource {
  return {
    needs: ['support', 'finance'],
    async read(_now, limit) {
      const open = await selectOpenTasks(db, { limit })
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
