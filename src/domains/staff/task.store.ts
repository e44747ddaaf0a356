import { sql, type Expression } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import type { TaskKind } from './task.contract.ts'
import { selectTasks, taskFields, type TaskRow } from './task-row.ts'
import type { Closing, NewTask, OpenTask, Owning, Releasing, TaskSubject } from './task.ts'

/** The tasks of the staff. Opening, taking or closing one runs in the caller's transaction. */
export type TaskStore = {
  /** False: its subject already has such a task. */
  open(tx: Db, task: NewTask): Promise<boolean>
  /** The task of this kind that a booking has. */
  idOf(tx: Db, task: { bookingId: string; kind: TaskKind }): Promise<string>
  /** A staff member takes an open task without an owner; of two concurrent requests one wins. */
  own(tx: Db, task: { id: string; staffId: string; now: Temporal.Instant }): Promise<Owning>
  /** Closes the tasks of these kinds that a booking or a trip has. */
  close(tx: Db, tasks: TaskSubject & { kinds: readonly TaskKind[]; now: Temporal.Instant }): Promise<void>
  /** A staff member closes a task of their own or of nobody, which is theirs then; of two concurrent requests one wins. */
  closeOne(
    tx: Db,
    task: { id: string; staffId: string; note: string; now: Temporal.Instant },
  ): Promise<Closing>
  /** Its owner gives a task back, which is then nobody's. */
  release(tx: Db, task: { id: string; staffId: string }): Promise<Releasing>
  /** All open tasks that somebody has taken are nobody's again. */
  releaseAll(tx: Db, staffId: string): Promise<void>
  /** A page of open tasks by deadline. */
  listOpen(page: TaskPage): Promise<OpenTask[]>
  /** An open task; null: there is none, or it is closed. */
  findOpen(id: string): Promise<OpenTask | null>
  /** An open task that is this member's or nobody's; otherwise why not. */
  findFor(id: string, staffId: string): Promise<OpenTask | 'task_not_found' | 'task_closed' | 'task_taken'>
  /** Number of open tasks of each kind, and of those past their deadline; kinds without any are omitted. */
  countOpen(now: Temporal.Instant): Promise<{ kind: TaskKind; open: number; overdue: number }[]>
}

export type TaskPage = {
  kind?: TaskKind | undefined
  /** Taken by a member of the staff, or by nobody (null). */
  ownerId?: string | null | undefined
  latestFirst?: boolean
  /** Starts after this task. */
  after?: string | undefined
  limit: number
}

export function taskStore(db: Db): TaskStore {
  const openTasks = () => selectTasks(db).where('t.done_at', 'is', null)

  return {
    async open(tx, { bookingId, tripId, kind, deadline, detail, reopen = false, now }) {
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
    },

    async idOf(tx, { bookingId, kind }) {
      const task = tx.selectFrom('staff_tasks').select('id').where('booking_id', '=', bookingId)
      return (await task.where('kind', '=', kind).executeTakeFirstOrThrow()).id
    },

    async own(tx, { id, staffId, now }) {
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
    },

    async closeOne(tx, { id, staffId, note, now }) {
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
    },

    async release(tx, { id, staffId }) {
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
    },

    async releaseAll(tx, staffId) {
      await tx
        .updateTable('staff_tasks')
        .set({ owner_id: null, owned_at: null })
        .where('owner_id', '=', staffId)
        .where('done_at', 'is', null)
        .execute()
    },

    async close(tx, { bookingId, tripId, kinds, now }) {
      if (kinds.length === 0) return
      await tx
        .updateTable('staff_tasks')
        .set({ done_at: now })
        .where(tripId === undefined ? 'booking_id' : 'trip_id', '=', tripId ?? bookingId)
        .where('kind', 'in', kinds)
        .where('done_at', 'is', null)
        .execute()
    },

    async listOpen({ kind, ownerId, latestFirst = false, after, limit }) {
      const order = latestFirst ? 'desc' : 'asc'
      let query = openTasks().orderBy('t.deadline', order).orderBy('t.id', order).limit(limit)
      if (kind !== undefined) query = query.where('t.kind', '=', kind)
      if (ownerId === null) query = query.where('t.owner_id', 'is', null)
      else if (ownerId !== undefined) query = query.where('t.owner_id', '=', ownerId)
      if (after !== undefined)
        query = query.where(
          sql<boolean>`(t.deadline, t.id) ${latestFirst ? sql`<` : sql`>`}
            (select l.deadline, l.id from staff_tasks l where l.id = ${after})`,
        )
      return (await query.execute()).map(toOpenTask)
    },

    async findOpen(id) {
      const row = await openTasks().where('t.id', '=', id).executeTakeFirst()
      return row ? toOpenTask(row) : null
    },

    async findFor(id, staffId) {
      const row = await selectTasks(db).where('t.id', '=', id).executeTakeFirst()
      if (!row) return 'task_not_found'
      if (row.done_at) return 'task_closed'
      return row.owner_id === null || row.owner_id === staffId ? toOpenTask(row) : 'task_taken'
    },

    async countOpen(now) {
      const { rows } = await sql<{ kind: TaskKind; open: number; overdue: number }>`
        select kind, count(*)::int as open, (count(*) filter (where deadline < ${now}))::int as overdue
        from staff_tasks where done_at is null group by kind order by kind`.execute(db)
      return rows
    },
  }
}

function toOpenTask(row: TaskRow): OpenTask {
  const { owner_id: staffId, owned_at: since, owner_name: name } = row
  return { ...taskFields(row), owner: staffId && since ? { staffId, name, since } : null }
}

/** SQL condition: the booking or the trip has a task of this kind; `open`: one that is not closed. */
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
