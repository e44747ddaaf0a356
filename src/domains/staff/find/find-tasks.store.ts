import type { Find } from '#kernel/search-query.ts'
import type { Db } from '#platform/db/database.ts'
import { selectTasks, taskFields } from '../task-row.ts'

/** References have only capital letters and digits. */
const REFERENCE_PART = /^[A-Z\d]{3,}$/

/** Finds open tasks by id, or by part of the reference of their subject. Few tasks are open at a time. */
export function findTasks(db: Db): Find {
  return async ({ id, terms, days, amount }, limit) => {
    const [term, ...others] = terms
    const part = term?.pattern.toUpperCase() ?? ''
    if (id === null && (others.length > 0 || days.length > 0 || amount !== null)) return []
    if (id === null && !REFERENCE_PART.test(part.slice(1, -1))) return []
    let query = selectTasks(db)
      .where('t.done_at', 'is', null)
      .orderBy('t.deadline')
      .orderBy('t.id')
      .limit(limit)
    query =
      id !== null
        ? query.where(({ eb, or }) =>
            or([eb('t.id', '=', id), eb('t.booking_id', '=', id), eb('t.trip_id', '=', id)]),
          )
        : query.where(({ fn }) => fn.coalesce('b.reference', 'trips.reference'), 'like', part)
    return (await query.execute()).map((row) => {
      const { id: taskId, kind, about, deadline } = taskFields(row)
      return { id: taskId, name: about.reference, text: null, state: kind, at: deadline.toString() }
    })
  }
}
