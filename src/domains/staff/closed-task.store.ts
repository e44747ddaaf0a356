import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { TaskKind } from './task.contract.ts'
import { selectTasks, taskFields, type TaskRow } from './task-row.ts'
import type { ClosedTask } from './task.ts'

/** Lists a page of closed tasks, the last closed first, after the task `after`. */
export async function selectClosedTasks(
  db: Db,
  { kind, after, limit }: { kind?: TaskKind | undefined; after?: string | undefined; limit: number },
): Promise<ClosedTask[]> {
  let query = selectTasks(db)
    .where('t.done_at', 'is not', null)
    .orderBy('t.done_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(limit)
  if (kind !== undefined) query = query.where('t.kind', '=', kind)
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(t.done_at, t.id) < (select l.done_at, l.id from staff_tasks l where l.id = ${after})`,
    )
  return (await query.execute()).map(toClosedTask)
}

/** Finds a closed task; null if there is none, or if it is open. */
export async function findClosedTask(db: Db, id: string): Promise<ClosedTask | null> {
  const row = await selectTasks(db)
    .where('t.done_at', 'is not', null)
    .where('t.id', '=', id)
    .executeTakeFirst()
  return row ? toClosedTask(row) : null
}

function toClosedTask(row: TaskRow): ClosedTask {
  const { owner_id: staffId, owner_name: name, closing_note: note } = row
  return {
    ...taskFields(row),
    closedAt: row.done_at ?? row.deadline,
    by: staffId !== null && note !== null ? { staffId, name, note } : null,
  }
}
