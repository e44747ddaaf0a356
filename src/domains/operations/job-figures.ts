import type { Figure } from '#platform/http/stored-gauges.ts'
import type { LastRun } from './job-run.store.ts'

type JobFigures = { runs: readonly (LastRun & { everySeconds: number })[]; processes: number }

/** Metrics of the jobs of all processes, identical in each. A job that never ran is omitted. */
export const JOB_FIGURES: readonly Figure<JobFigures>[] = [
  {
    name: 'rihla_job_last_run_timestamp_seconds',
    help: 'When the last run of a job in any process began',
    by: 'name',
    each: ({ runs }) => runs.map(({ name, startedAt }) => [name, startedAt.epochMilliseconds / 1000]),
  },
  {
    name: 'rihla_job_failed',
    help: '1 while the last run of a job in any process is one that failed',
    by: 'name',
    each: ({ runs }) => runs.map(({ name, error }) => [name, error === null ? 0 : 1]),
  },
  {
    name: 'rihla_job_interval_seconds',
    help: 'How long after a run of a job the next one begins',
    by: 'name',
    each: ({ runs }) => runs.map(({ name, everySeconds }) => [name, everySeconds]),
  },
  {
    name: 'rihla_processes',
    help: 'Processes that live, as the database knows them',
    value: ({ processes }) => processes,
  },
]
