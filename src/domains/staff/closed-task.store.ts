import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { TaskKind } from './task.contract.ts'
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
  const closed = () =>
    db
      .selectFrom('staff_tasks as t')
      .leftJoin('bookings as b', 'b.id', 't.booking_id')
      .leftJoin('trips', 'trips.id', 't.trip_id')
      .leftJoin('users as o', 'o.id', 't.owner_id')
      .select(['t.id', 't.kind', 't.booking_id', 't.trip_id', 't.deadline', 't.created_at', 't.done_at'])
      .select(({ fn }) => fn.coalesce('b.reference', 'trips.reference').as('reference'))
      .select(['t.owner_id', 't.closing_note'])
      .select(sql<string>`concat_ws(' ', o.first_name, o.last_name)`.as('owner_name'))
      .where('t.done_at', 'is not', null)

  type Row = Awaited<ReturnType<ReturnType<typeof closed>['executeTakeFirstOrThrow']>>
  const toClosedTask = (row: Row): ClosedTask => ({
    id: row.id,
    kind: row.kind as TaskKind,
    about: {
      kind: row.trip_id === null ? 'booking' : 'trip',
      id: row.trip_id ?? row.booking_id ?? '',
      reference: row.reference ?? '',
    },
    deadline: instant(row.deadline),
    createdAt: instant(row.created_at),
    closedAt: instant(row.done_at ?? row.deadline),
    by:
      row.owner_id !== null && row.closing_note !== null
        ? { staffId: row.owner_id, name: row.owner_name, note: row.closing_note }
        : null,
  })

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

function instant(at: Date): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime())
}
