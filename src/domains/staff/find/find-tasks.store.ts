import { sql } from 'kysely'
import type { Find } from '#kernel/sought.ts'
import type { Db } from '#platform/db/database.ts'
import { selectTasks, taskFields } from '../task-row.ts'

/** Open tasks by their id, or by the reference of what they are about; few are open at a time. */
export function findTasks(db: Db): Find {
  return async ({ id, patterns }, limit) => {
    if (id === null && patterns.length === 0) return []
    let query = selectTasks(db)
      .where('t.done_at', 'is', null)
      .orderBy('t.deadline')
      .orderBy('t.id')
      .limit(limit)
    if (id !== null)
      query = query.where(({ eb, or }) =>
        or([eb('t.id', '=', id), eb('t.booking_id', '=', id), eb('t.trip_id', '=', id)]),
      )
    for (const pattern of patterns)
      query = query.where(sql<string>`lower(coalesce(b.reference, trips.reference))`, 'like', pattern)
    return (await query.execute()).map((row) => {
      const { id: taskId, kind, about, deadline } = taskFields(row)
      return { id: taskId, name: about.reference, text: null, state: kind, at: deadline.toString() }
    })
  }
}
