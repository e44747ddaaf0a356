import { sql } from 'kysely'
import { sortedByName } from '#kernel/ascii-fold.ts'
import type { Db } from '#platform/db/database.ts'
import { mayDo, type StaffRole } from '../members/staff-role.contract.ts'
import { selectTasks, taskFields } from '../task-row.ts'
import type { OpenTask } from '../task.ts'
import type { TaskKind } from '../task.contract.ts'
import type { RowPage, Which } from './bulk-act.ts'

type TaskFilter = { kind?: TaskKind | undefined; owner?: 'me' | 'nobody' | undefined }

export type TaskToChange = Pick<OpenTask, 'id' | 'kind' | 'about'> & {
  ownerId: string | null
  isClosed: boolean
}

export async function selectBulkTasks(
  db: Db,
  which: Which<TaskFilter>,
  { after, limit, staffId }: RowPage,
): Promise<TaskToChange[]> {
  let query = selectTasks(db).orderBy('t.id').limit(limit)
  if ('ids' in which) query = query.where(sql<boolean>`t.id = any(${which.ids}::uuid[])`)
  else {
    const { kind, owner } = which.filter
    query = query.where('t.done_at', 'is', null)
    if (kind !== undefined) query = query.where('t.kind', '=', kind)
    if (owner === 'me') query = query.where('t.owner_id', '=', staffId)
    if (owner === 'nobody') query = query.where('t.owner_id', 'is', null)
  }
  if (after !== null) query = query.where('t.id', '>', after)
  const rows = await query.execute()
  return rows.map((row) => ({
    ...taskFields(row),
    ownerId: row.owner_id,
    isClosed: row.done_at !== null,
  }))
}

/** Locks a task until the transaction ends. Null if there is none. */
export async function lockTask(
  tx: Db,
  id: string,
): Promise<Pick<TaskToChange, 'ownerId' | 'isClosed'> | null> {
  const row = await tx
    .selectFrom('staff_tasks')
    .select(['owner_id', 'done_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ? { ownerId: row.owner_id, isClosed: row.done_at !== null } : null
}

export async function giveTask(
  tx: Db,
  { id, to, now }: { id: string; to: string; now: Temporal.Instant },
): Promise<void> {
  await tx.updateTable('staff_tasks').set({ owner_id: to, owned_at: now }).where('id', '=', id).execute()
}

/** Locks a membership until the transaction ends; true if they may have tasks. */
export async function lockColleague(tx: Db, staffId: string, needs: readonly StaffRole[]): Promise<boolean> {
  const row = await tx
    .selectFrom('staff_members')
    .select('roles')
    .where('user_id', '=', staffId)
    .where('suspended_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row !== undefined && mayDo(row.roles, needs)
}

/** Returns who else may have tasks. */
export async function selectColleagues(
  db: Db,
  staffId: string,
  needs: readonly StaffRole[],
): Promise<{ staffId: string; name: string }[]> {
  const rows = await db
    .selectFrom('staff_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.user_id', 'm.roles'])
    .select(sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('name'))
    .where('m.suspended_at', 'is', null)
    .where('m.user_id', '<>', staffId)
    .execute()
  return sortedByName(rows)
    .filter(({ roles }) => mayDo(roles, needs))
    .map(({ user_id, name }) => ({ staffId: user_id, name }))
}
