import type { Db } from '#platform/db/database.ts'
import type { EngineJobs } from './operation-tables.ts'
import type { JobRun } from './job-run.store.ts'

/** A run of a scheduled job in pg-boss, by the name of its queue. */
export type EngineRun = Omit<JobRun, 'name'> & { queue: string }

/** Returns the last run of each queue that has ended or was abandoned. */
export async function findEngineRuns(db: Db, queues: readonly string[]): Promise<EngineRun[]> {
  if (queues.length === 0) return []
  const rows = await db
    .selectFrom('pgboss.job')
    .select(['name', 'state', 'started_on', 'completed_on', 'output'])
    .distinctOn('name')
    .where('name', 'in', queues)
    .where('state', 'in', ['retry', 'completed', 'failed'])
    .where('started_on', 'is not', null)
    .orderBy('name')
    .orderBy('started_on', 'desc')
    .execute()
  return rows.flatMap(({ name, state, started_on, completed_on, output }) =>
    started_on === null
      ? []
      : [
          {
            queue: name,
            startedAt: started_on,
            tookMs: (completed_on ?? started_on).since(started_on).total('milliseconds'),
            error: state === 'completed' ? null : errorOf(output),
          },
        ],
  )
}

/** Returns the queues with a waiting run, including retries, and those with a run in progress. */
export async function findPendingRuns(
  db: Db,
  queues: readonly string[],
): Promise<{ waiting: Set<string>; running: Set<string> }> {
  const pending = { waiting: new Set<string>(), running: new Set<string>() }
  if (queues.length === 0) return pending
  const rows = await db
    .selectFrom('pgboss.job')
    .select(['name', 'state'])
    .distinct()
    .where('name', 'in', queues)
    .where('state', 'in', ['created', 'retry', 'active'])
    .execute()
  for (const { name, state } of rows) pending[state === 'active' ? 'running' : 'waiting'].add(name)
  return pending
}

/** Returns the message of a thrown error, or of a run whose process died or that timed out. */
function errorOf(output: EngineJobs['output']): string {
  return output?.message ?? output?.value?.message ?? 'it failed'
}
