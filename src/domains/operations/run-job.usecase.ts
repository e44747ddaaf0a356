import { writeAudited } from '#domains/staff/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as operations from './job-operations.contract.ts'
import { readOperations, type ReadingApp } from './read-operations.usecase.ts'
import { storeRuns } from './watch-job.service.ts'

declare module '#platform/app.ts' {
  interface App {
    /** Requests a run of a scheduled job, in the caller's transaction. */
    requestRun: (tx: Db, name: string) => Promise<void>
    /** Runs a job in this process. A failure of it is logged. */
    runNow: (name: string) => Promise<void>
  }
}

type RunningApp = ReadingApp & Pick<App, 'unsavedRuns' | 'requestRun' | 'runNow'>

/**
 * Runs a job now, and reads the state after it. One with a schedule gets a row, for a process that runs jobs. Any other
 * runs in the requested process, which waits for it: a failure of it is a run as well.
 */
export async function runJob(app: RunningApp, { body: { name }, by }: Call<typeof operations.runJob>) {
  const job = app.knownJobs().find((one) => one.name === name)
  if (!job) return fail({ code: 'job_not_found', detail: 'There is no job of this name' } as const)
  await writeAudited(app, by, async (tx, _now, audit) => {
    if (job.schedule) await app.requestRun(tx, name)
    await audit({ action: 'run_job', subject: { kind: 'job', id: name }, before: null, after: null })
  })
  if (!job.schedule) {
    await app.runNow(name)
    // Stored, so that the answer includes the run.
    await storeRuns(app)
  }
  return ok(await readOperations(app))
}
