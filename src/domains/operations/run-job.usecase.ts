import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'

type RunFailure = { code: 'job_not_found'; detail: string }

/** Runs a job now, in the process that is asked, and waits for it; a failure of the job is a run of it as well. */
export type RunJob = (name: string, by: StaffActor) => Promise<Result<null, RunFailure>>

type Needs = {
  isJob: (name: string) => boolean
  runNow: (name: string) => Promise<void>
  /** Stores the run, for the answer to tell of it. */
  keepRuns: () => Promise<void>
  staffWrite: StaffWrite
}

export function runJob({ isJob, runNow, keepRuns, staffWrite }: Needs): RunJob {
  return async (name, by) => {
    if (!isJob(name)) return fail({ code: 'job_not_found', detail: 'There is no job of this name' })
    await staffWrite(by, async () => ({
      value: null,
      audited: { action: 'run_job', subject: { kind: 'job', id: name }, before: null, after: null },
    }))
    await runNow(name)
    await keepRuns()
    return ok(null)
  }
}
