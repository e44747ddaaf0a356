import { sql, type Expression } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import type { TaskKind } from './task.contract.ts'
import type { NewTask, OpenTask, Owning } from './task.ts'

/** The tasks of the staff. Opening, taking or closing one runs in the caller's transaction. */
export type TaskStore = {
  /** False: the booking already has such a task. */
  open(tx: Db, task: NewTask): Promise<boolean>
  /** A staff member takes an open task without an owner; of two concurrent requests one wins. */
  own(tx: Db, task: { id: string; staffId: string; now: Temporal.Instant }): Promise<Owning>
  /** Closes a booking's tasks of these kinds. */
  close(
    tx: Db,
    tasks: { bookingId: string; kinds: readonly TaskKind[]; now: Temporal.Instant },
  ): Promise<void>
  /** Open tasks by deadline, starting after the one named by `after`. */
  listOpen(page: { after?: string; limit: number }): Promise<OpenTask[]>
  /** Number of open tasks of each kind; kinds without any are omitted. */
  countOpen(): Promise<{ kind: string; open: number }[]>
}

export function taskStore(db: Db): TaskStore {
  return {
    async open(tx, { bookingId, kind, deadline, detail, reopen = false, now }) {
      const open = {
        deadline: date(deadline),
        created_at: date(now),
        done_at: null,
        owner_id: null,
        owned_at: null,
        ...(detail && { detail }),
      }
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('staff_tasks')
        .values({ id: newId(), booking_id: bookingId, kind, ...open })
        .onConflict((same) => {
          const one = same.columns(['booking_id', 'kind'])
          return reopen ? one.doUpdateSet(open).where('staff_tasks.done_at', 'is not', null) : one.doNothing()
        })
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    async own(tx, { id, staffId, now }) {
      const { numUpdatedRows } = await tx
        .updateTable('staff_tasks')
        .set({ owner_id: staffId, owned_at: date(now) })
        .where('id', '=', id)
        .where('done_at', 'is', null)
        .where('owner_id', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 1n) return 'owned'
      const task = await tx
        .selectFrom('staff_tasks')
        .select(['owner_id', 'done_at'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!task) return 'task_not_found'
      if (task.done_at) return 'task_closed'
      return task.owner_id === staffId ? 'owned_before' : 'task_taken'
    },

    async close(tx, { bookingId, kinds, now }) {
      if (kinds.length === 0) return
      await tx
        .updateTable('staff_tasks')
        .set({ done_at: date(now) })
        .where('booking_id', '=', bookingId)
        .where('kind', 'in', kinds)
        .where('done_at', 'is', null)
        .execute()
    },

    async listOpen({ after, limit }) {
      let query = db
        .selectFrom('staff_tasks as t')
        .innerJoin('bookings as b', 'b.id', 't.booking_id')
        .select(['t.id', 't.kind', 't.booking_id', 'b.reference', 't.deadline', 't.created_at'])
        .select(['t.owner_id', 't.owned_at'])
        .where('t.done_at', 'is', null)
        .orderBy('t.deadline')
        .orderBy('t.id')
        .limit(limit)
      if (after !== undefined)
        query = query.where(
          sql<boolean>`(t.deadline, t.id) > (select l.deadline, l.id from staff_tasks l where l.id = ${after})`,
        )
      const rows = await query.execute()
      return rows.map((row) => ({
        id: row.id,
        kind: row.kind as TaskKind,
        booking: { id: row.booking_id, reference: row.reference },
        deadline: instant(row.deadline),
        createdAt: instant(row.created_at),
        owner: row.owner_id && row.owned_at ? { staffId: row.owner_id, since: instant(row.owned_at) } : null,
      }))
    },

    async countOpen() {
      const rows = await db
        .selectFrom('staff_tasks')
        .select(['kind', (count) => count.fn.countAll<string>().as('open')])
        .where('done_at', 'is', null)
        .groupBy('kind')
        .execute()
      return rows.map(({ kind, open }) => ({ kind, open: Number(open) }))
    },
  }
}

/** SQL condition: the booking has a task of this kind; `open`: one that is not closed. */
export function hasTask(bookingId: Expression<string>, kind: TaskKind, { open }: { open: boolean }) {
  const isOpen = open ? sql`and t.done_at is null` : sql``
  return sql<boolean>`exists (select from staff_tasks t
    where t.booking_id = ${bookingId} and t.kind = ${kind} ${isOpen})`
}

function date(instant: Temporal.Instant): Date {
  return new Date(instant.epochMilliseconds)
}

function instant(at: Date): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime())
}
