import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { KnownJob } from './known-job.ts'

type RunFailure = { code: 'job_not_found'; detail: string }

/**
 * Runs a job now. One with a schedule gets a row, for a process that runs jobs. Any other runs in the requested
 * process, which waits for it: a failure of it is a run as well.
 */
export type RunJob = (name: string, by: StaffActor) => Promise<Result<null, RunFailure>>

type Needs = {
  jobNamed: (name: string) => Pick<KnownJob, 'schedule'> | undefined
  askFor: (tx: Db, name: string) => Promise<void>
  runNow: (name: string) => Promise<void>
  /** Stores the run, so that the answer includes it. */
  keepRuns: () => Promise<void>
  staffWrite: StaffWrite
}

export function runJob({ jobNamed, askFor, runNow, keepRuns, staffWrite }: Needs): RunJob {
  return async (name, by) => {
    const job = jobNamed(name)
    if (!job) return fail({ code: 'job_not_found', detail: 'There is no job of this name' })
    await staffWrite(by, async (tx) => {
      if (job.schedule) await askFor(tx, name)
      return {
        value: null,
        audited: { action: 'run_job', subject: { kind: 'job', id: name }, before: null, after: null },
      }
    })
    if (job.schedule) return ok(null)
    await runNow(name)
    await keepRuns()
    return ok(null)
  }
}
