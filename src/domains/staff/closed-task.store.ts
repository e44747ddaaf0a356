import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { TaskKind } from './task.contract.ts'
import { selectTasks, taskFields, type TaskRow } from './task-row.ts'
import type { ClosedTask } from './task.ts'

/** Closed tasks, as the staff read them. */
export type ClosedTasks = {
  /** A page of them, the last closed first, from behind the one named by `after`. */
  list(page: {
    kind?: TaskKind | undefined
    after?: string | undefined
    limit: number
  }): Promise<ClosedTask[]>
  /** Null: there is none, or it is open. */
  find(id: string): Promise<ClosedTask | null>
}

export function closedTasks(db: Db): ClosedTasks {
  const closed = () => selectTasks(db).where('t.done_at', 'is not', null)

  return {
    async list({ kind, after, limit }) {
      let query = closed().orderBy('t.done_at', 'desc').orderBy('t.id', 'desc').limit(limit)
      if (kind !== undefined) query = query.where('t.kind', '=', kind)
      if (after !== undefined)
        query = query.where(
          sql<boolean>`(t.done_at, t.id) < (select l.done_at, l.id from staff_tasks l where l.id = ${after})`,
        )
      return (await query.execute()).map(toClosedTask)
    },

    async find(id) {
      const row = await closed().where('t.id', '=', id).executeTakeFirst()
      return row ? toClosedTask(row) : null
    },
  }
}

function toClosedTask(row: TaskRow): ClosedTask {
  const { owner_id: staffId, owner_name: name, closing_note: note } = row
  return {
    ...taskFields(row),
    closedAt: row.done_at ?? row.deadline,
    by: staffId !== null && note !== null ? { staffId, name, note } : null,
  }
}
