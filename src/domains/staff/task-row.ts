import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { TaskKind } from './task.contract.ts'
import type { OpenTask } from './task.ts'

/** All tasks, open and closed, with what each is about and the name of whoever owns it. */
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

export type TaskRow = Awaited<ReturnType<ReturnType<typeof selectTasks>['executeTakeFirstOrThrow']>>

/** What open and closed tasks have in common. */
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
