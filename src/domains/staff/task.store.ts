import { sql, type Expression } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import type { TaskKind } from './task.contract.ts'
import { selectTasks, taskFields, type TaskRow } from './task-row.ts'
import type { Closing, NewTask, OpenTask, Owning, Releasing, TaskSubject } from './task.ts'

export type TaskPage = {
  kind?: TaskKind | undefined
  /** The staff member who claimed it. Null if unassigned. */
  ownerId?: string | null | undefined
  latestFirst?: boolean
  /** Starts after this task. */
  after?: string | undefined
  limit: number
}

/**
 * Access to staff tasks, for domains that receive it as a dependency. Methods that write take the caller's
 * transaction.
 */
export function taskStore(db: Db) {
  return {
    open: openTask,
    close: closeTasks,
    closeOne: closeOneTask,
    own: assignTask,
    idOf: taskIdOf,
    listOpen: (page: TaskPage) => selectOpenTasks(db, page),
    findFor: (id: string, staffId: string) => findTaskFor(db, id, staffId),
    countOpen: (now: Temporal.Instant) => countOpenTasks(db, now),
  }
}
/** Opens a task in the caller's transaction; false if its subject already has such a task. */
export async function openTask(
  tx: Db,
  { bookingId, tripId, kind, deadline, detail, reopen = false, now }: NewTask,
): Promise<boolean> {
  const open = {
    deadline,
    created_at: now,
    done_at: null,
    owner_id: null,
    owned_at: null,
    closing_note: null,
    ...(detail && { detail }),
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_tasks')
    .values({ id: newId(), booking_id: bookingId ?? null, trip_id: tripId ?? null, kind, ...open })
    .onConflict((same) => {
      const one = same.columns([tripId === undefined ? 'booking_id' : 'trip_id', 'kind'])
      return reopen ? one.doUpdateSet(open).where('staff_tasks.done_at', 'is not', null) : one.doNothing()
    })
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Closes the tasks of these kinds that a booking or a trip has, in the caller's transaction. */
export async function closeTasks(
  tx: Db,
  { bookingId, tripId, kinds, now }: TaskSubject & { kinds: readonly TaskKind[]; now: Temporal.Instant },
): Promise<void> {
  if (kinds.length === 0) return
  await tx
    .updateTable('staff_tasks')
    .set({ done_at: now })
    .where(tripId === undefined ? 'booking_id' : 'trip_id', '=', tripId ?? bookingId)
    .where('kind', 'in', kinds)
    .where('done_at', 'is', null)
    .execute()
}

/** Finds the task of this kind that a booking has. */
export async function taskIdOf(
  tx: Db,
  { bookingId, kind }: { bookingId: string; kind: TaskKind },
): Promise<string> {
  const task = tx.selectFrom('staff_tasks').select('id').where('booking_id', '=', bookingId)
  return (await task.where('kind', '=', kind).executeTakeFirstOrThrow()).id
}

/** Assigns an unassigned open task to a staff member; of two concurrent requests one wins. */
export async function assignTask(
  tx: Db,
  { id, staffId, now }: { id: string; staffId: string; now: Temporal.Instant },
): Promise<Owning> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_tasks')
    .set({ owner_id: staffId, owned_at: now })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('owner_id', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 1n) return 'owned'
  const task = await ownerOf(tx, id)
  if (!task) return 'task_not_found'
  if (task.done_at) return 'task_closed'
  return task.owner_id === staffId ? 'owned_before' : 'task_taken'
}

/**
 * Closes a task that is unassigned or a staff member's own, and makes them its owner; of two concurrent
 * requests one wins.
 */
export async function closeOneTask(
  tx: Db,
  { id, staffId, note, now }: { id: string; staffId: string; note: string; now: Temporal.Instant },
): Promise<Closing> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_tasks')
    .set(({ fn, val }) => ({
      done_at: now,
      owner_id: staffId,
      owned_at: fn.coalesce('owned_at', val(now)),
      closing_note: note,
    }))
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where(({ eb, or }) => or([eb('owner_id', 'is', null), eb('owner_id', '=', staffId)]))
    .executeTakeFirst()
  if (numUpdatedRows === 1n) return 'closed'
  const task = await ownerOf(tx, id)
  if (!task) return 'task_not_found'
  return task.done_at ? 'task_closed' : 'task_taken'
}

/** Releases a task of a staff member, which is unassigned then. */
export async function disownTask(
  tx: Db,
  { id, staffId }: { id: string; staffId: string },
): Promise<Releasing> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_tasks')
    .set({ owner_id: null, owned_at: null })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('owner_id', '=', staffId)
    .executeTakeFirst()
  if (numUpdatedRows === 1n) return 'released'
  const task = await ownerOf(tx, id)
  if (!task) return 'task_not_found'
  if (task.done_at) return 'task_closed'
  return task.owner_id === null ? 'released_before' : 'task_taken'
}

/** Releases all open tasks of a staff member. */
export async function disownAllTasks(tx: Db, staffId: string): Promise<void> {
  await tx
    .updateTable('staff_tasks')
    .set({ owner_id: null, owned_at: null })
    .where('owner_id', '=', staffId)
    .where('done_at', 'is', null)
    .execute()
}

/** Lists a page of open tasks by deadline. */
export async function selectOpenTasks(
  db: Db,
  { kind, ownerId, latestFirst = false, after, limit }: TaskPage,
): Promise<OpenTask[]> {
  const order = latestFirst ? 'desc' : 'asc'
  let query = selectTasks(db)
    .where('t.done_at', 'is', null)
    .orderBy('t.deadline', order)
    .orderBy('t.id', order)
    .limit(limit)
  if (kind !== undefined) query = query.where('t.kind', '=', kind)
  if (ownerId === null) query = query.where('t.owner_id', 'is', null)
  else if (ownerId !== undefined) query = query.where('t.owner_id', '=', ownerId)
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(t.deadline, t.id) ${latestFirst ? sql`<` : sql`>`}
        (select l.deadline, l.id from staff_tasks l where l.id = ${after})`,
    )
  return (await query.execute()).map(toOpenTask)
}

/** Finds an open task; null if there is none, or if it is closed. */
export async function findOpenTask(db: Db, id: string): Promise<OpenTask | null> {
  const row = await selectTasks(db).where('t.done_at', 'is', null).where('t.id', '=', id).executeTakeFirst()
  return row ? toOpenTask(row) : null
}

/** Finds an open task that is unassigned or this staff member's; otherwise returns the reason. */
export async function findTaskFor(
  db: Db,
  id: string,
  staffId: string,
): Promise<OpenTask | 'task_not_found' | 'task_closed' | 'task_taken'> {
  const row = await selectTasks(db).where('t.id', '=', id).executeTakeFirst()
  if (!row) return 'task_not_found'
  if (row.done_at) return 'task_closed'
  return row.owner_id === null || row.owner_id === staffId ? toOpenTask(row) : 'task_taken'
}

/** Counts the open tasks of each kind, and those past their deadline; kinds without any are omitted. */
export async function countOpenTasks(
  db: Db,
  now: Temporal.Instant,
): Promise<{ kind: TaskKind; open: number; overdue: number }[]> {
  const { rows } = await sql<{ kind: TaskKind; open: number; overdue: number }>`
    select kind, count(*)::int as open, (count(*) filter (where deadline < ${now}))::int as overdue
    from staff_tasks where done_at is null group by kind order by kind`.execute(db)
  return rows
}

function toOpenTask(row: TaskRow): OpenTask {
  const { owner_id: staffId, owned_at: since, owner_name: name } = row
  return { ...taskFields(row), owner: staffId && since ? { staffId, name, since } : null }
}

/** SQL condition: the booking or the trip has a task of this kind; `open`: an open one. */
export function hasTask(
  about: { bookingId: Expression<string> } | { tripId: Expression<string> },
  kind: TaskKind,
  { open }: { open: boolean },
) {
  const [column, id] = 'tripId' in about ? ['trip_id', about.tripId] : ['booking_id', about.bookingId]
  const isOpen = open ? sql`and t.done_at is null` : sql``
  return sql<boolean>`exists (select from staff_tasks t
    where t.${sql.ref(column)} = ${id} and t.kind = ${kind} ${isOpen})`
}

/** Why a task could not be changed: it is closed, another's, or not there. */
function ownerOf(tx: Db, id: string) {
  return tx.selectFrom('staff_tasks').select(['owner_id', 'done_at']).where('id', '=', id).executeTakeFirst()
}
