import { sql, type RawBuilder } from 'kysely'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from './database.ts'

/** An SQL condition: a job has work to do at this time. True whenever the job would take a row, or another process has it. */
export type Due = (now: Temporal.Instant) => RawBuilder<unknown>

/** Evaluates all conditions in one query; the results are in their order. */
export type FindDue = (conditions: readonly Due[]) => Promise<boolean[]>

export function findDue(db: Db, clock: Clock): FindDue {
  return async (conditions) => {
    const now = clock.now()
    const all = sql.join(conditions.map((isDue) => isDue(now)))
    const { rows } = await sql<{ due: boolean[] }>`select array[${all}]::boolean[] as due`.execute(db)
    return rows[0]?.due ?? []
  }
}
