import type { Instant } from '#platform/db/columns.ts'

/** The last run of each job in each process; `error`: why it failed. */
export type OperationTables = {
  job_runs: { name: string; worker_id: string; started_at: Instant; took_ms: number; error: string | null }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends OperationTables {}
}
