import type { App } from '#platform/app.ts'
import { handlersOf } from '#platform/http/openapi/handle.ts'
import { storedGauges } from '#platform/http/stored-gauges.ts'
import { JOB_FIGURES } from './job-figures.ts'
import { problems } from './operation-problem.http.ts'
import * as contract from './job-operations.contract.ts'
import { readJobs, readOperations } from './read-operations.usecase.ts'
import { runJob } from './run-job.usecase.ts'
import { storeRuns } from './watch-job.service.ts'

const handle = handlersOf(problems)

const STORE_SECONDS = 30

/** The state of the running product, for administrators, and running a job now. */
export const operations = {
  handlers: [handle(contract.readOperations, readOperations), handle(contract.runJob, runJob)],
  jobs: (app: Parameters<typeof storeRuns>[0]) => [
    {
      name: 'keep what jobs did',
      everySeconds: STORE_SECONDS,
      everyProcess: true as const,
      work: () => storeRuns(app),
    },
  ],
  gauges: (app: Pick<App, 'db' | 'metrics' | 'knownJobs'>) =>
    storedGauges(app.metrics, () => readJobs(app), JOB_FIGURES),
}
