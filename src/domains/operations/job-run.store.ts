import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type JobRun = { name: string; startedAt: Temporal.Instant; tookMs: number; error: string | null }

/** The last run of a job in any process, and the number of processes that ran it since `since`. */
export type LastRun = JobRun & { processes: number }

/** Stores the last run of each job in a process. */
export async function saveRuns(db: Db, workerId: string, runs: readonly JobRun[]): Promise<void> {
  if (runs.length === 0) return
  await db
    .insertInto('job_runs')
    .values(
      runs.map(({ name, startedAt, tookMs, error }) => ({
        name,
        worker_id: workerId,
        started_at: startedAt,
        took_ms: tookMs,
        error,
      })),
    )
    .onConflict((same) =>
      same.columns(['name', 'worker_id']).doUpdateSet(({ ref }) => ({
        started_at: ref('excluded.started_at'),
        took_ms: ref('excluded.took_ms'),
        error: ref('excluded.error'),
      })),
    )
    .execute()
}

/** Deletes the runs of processes that ended long ago. */
export async function deleteRunsBefore(db: Db, instant: Temporal.Instant): Promise<void> {
  await db.deleteFrom('job_runs').where('started_at', '<', instant).execute()
}

/** Returns the last run of each job, by its name. */
export async function findLastRuns(db: Db): Promise<LastRun[]> {
  const rows = await db
    .selectFrom('job_runs as r')
    .selectAll('r')
    .select(
      sql<number>`(select count(*)::int from job_runs o
        where o.name = r.name and o.worker_id in (select id from workers))`.as('processes'),
    )
    .distinctOn('r.name')
    .orderBy('r.name')
    .orderBy('r.started_at', 'desc')
    .execute()
  return rows.map(({ name, started_at, took_ms, error, processes }) => ({
    name,
    startedAt: started_at,
    tookMs: took_ms,
    error,
    processes,
  }))
}

export async function countMigrations(db: Db): Promise<{ count: number; last: string | null }> {
  const { rows } = await sql<{ count: number; last: string | null }>`
    select count(*)::int as count, max(name) as last from kysely_migration`.execute(db)
  return rows[0] ?? { count: 0, last: null }
}

/** Counts the processes that are alive. */
export async function countProcesses(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from workers where held_until > now()`.execute(db)
  return rows[0]?.count ?? 0
}

/** Returns the day of the newest exchange rates. Null if there are none. */
export async function findExchangeDay(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(date)::text as day from exchange_rates`.execute(db)
  return rows[0]?.day ?? null
}
