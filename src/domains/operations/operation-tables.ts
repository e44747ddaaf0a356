import type { Instant, NullableInstant } from '#platform/db/columns.ts'

/** The last run of each job in each process. `error`: why it failed. */
export type OperationTables = {
  'pgboss.job': EngineJobs
  job_runs: { name: string; worker_id: string; started_at: Instant; took_ms: number; error: string | null }
}

/** The columns that we read of pg-boss's own table of runs. */
export type EngineJobs = {
  name: string
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'
  started_on: NullableInstant
  completed_on: NullableInstant
  output: { message?: string; value?: { message?: string } } | null
}

declare module '#platform/db/tables.ts' {
  interface Tables extends OperationTables {}
}
