import { sql } from 'kysely'
import type { Db, RowOf } from '#platform/db/database.ts'
import type { TaskKind } from './task.contract.ts'
import type { OpenTask } from './task.ts'

/** Selects all tasks, open and closed, with their subject and the name of their owner. */
export function selectTasks(db: Db) {
  return db
    .selectFrom('staff_tasks as t')
    .leftJoin('bookings as b', 'b.id', 't.booking_id')
    .leftJoin('trips', 'trips.id', 't.trip_id')
    .leftJoin('users as o', 'o.id', 't.owner_id')
    .select(['t.id', 't.kind', 't.booking_id', 't.trip_id', 't.deadline', 't.created_at'])
    .select(['t.owner_id', 't.owned_at', 't.done_at', 't.closing_note'])
    .select(({ fn }) => fn.coalesce('b.reference', 'trips.reference').as('reference'))
    .select(sql<string>`concat_ws(' ', o.first_name, o.last_name)`.as('owner_name'))
}

export type TaskRow = RowOf<typeof selectTasks>

/** Returns the fields that open and closed tasks share. */
export function taskFields(row: TaskRow): Omit<OpenTask, 'owner'> {
  return {
    id: row.id,
    kind: row.kind as TaskKind,
    about: {
      kind: row.trip_id === null ? 'booking' : 'trip',
      id: row.trip_id ?? row.booking_id ?? '',
      reference: row.reference ?? '',
    },
    deadline: row.deadline,
    createdAt: row.created_at,
  }
}
