import { readFileSync } from 'node:fs'
import { Counter } from 'prom-client'
import { JOB_FIGURES } from '#domains/operations/job-figures.ts'
import { jobRunStore } from '#domains/operations/job-run.store.ts'
import { jobWatch } from '#domains/operations/job-watch.service.ts'
import { operationsRoutes } from '#domains/operations/operations.routes.ts'
import { readOperations } from '#domains/operations/read-operations.usecase.ts'
import { runJob } from '#domains/operations/run-job.usecase.ts'
import { storedGauges } from '#platform/http/stored-gauges.ts'
import type { Job, Shared } from './share-context.ts'
import type { Staff } from './staff.ts'

type Wanted = {
  /** All jobs of the product, once every domain is wired. */
  allJobs: () => readonly Job[]
  /** The run of a job that this process works on, begun now; null: it works on none. */
  nudge: (name: string) => Promise<void> | null
}

const KEEP_SECONDS = 30

/** What administrators see of how the product runs, and running a job now. */
export function wireOperations(
  { db, clock, metrics, rateLimit, workerId, log }: Shared,
  { requireStaff, staffWrite }: Pick<Staff, 'requireStaff' | 'staffWrite'>,
  { allJobs, nudge }: Wanted,
) {
  const runs = jobRunStore(db)
  const ran = new Counter({
    name: 'rihla_job_runs_total',
    help: 'Runs of jobs in this process, by how they ended',
    labelNames: ['name', 'outcome'] as const,
    registers: [metrics],
  })
  const count = (name: string, outcome: 'done' | 'failed') => ran.inc({ name, outcome })
  const watch = jobWatch({ runs, workerId, count, clock })
  const jobNamed = (name: string) => allJobs().find((job) => job.name === name)

  const jobsOfAll = async () => {
    const [last, processes] = await Promise.all([runs.last(), runs.processes()])
    const known = last.map((run) => ({ ...run, everySeconds: jobNamed(run.name)?.everySeconds ?? 0 }))
    // A job that this release no longer has is none that is late.
    return { runs: known.filter(({ everySeconds }) => everySeconds > 0), processes }
  }
  storedGauges(metrics, jobsOfAll, JOB_FIGURES)

  async function once(name: string): Promise<void> {
    try {
      await watch.watched(name, async () => jobNamed(name)?.work())()
    } catch (error) {
      log.error({ err: error, job: name }, 'a job failed')
    }
  }

  const jobs: Job[] = [
    { name: 'keep what jobs did', everySeconds: KEEP_SECONDS, everyProcess: true, work: watch.keep },
  ]
  return {
    watched: watch.watched,
    jobs,
    api: [
      operationsRoutes({
        readOperations: readOperations({
          runs,
          jobs: allJobs,
          counts: async () => ({
            refused: await countsOf(metrics, 'rihla_http_request_seconds', refusedCall),
            sharedRates: await countsOf(metrics, 'rihla_shared_rates_total', ({ outcome }) =>
              String(outcome),
            ),
          }),
          about: { version: versionOf(), runtime: `Node.js ${process.versions.node}`, since: clock.now() },
        }),
        runJob: runJob({
          isJob: (name) => jobNamed(name) !== undefined,
          runNow: (name) => nudge(name) ?? once(name),
          keepRuns: watch.keep,
          staffWrite,
        }),
        requireStaff,
        rateLimit,
      }),
    ],
  }
}

type Labels = Readonly<Record<string, string | number | undefined>>

/** What a metric of this process has counted, by a name made of its labels; null: of no interest. */
async function countsOf(
  metrics: Shared['metrics'],
  metric: string,
  nameOf: (labels: Labels) => string | null,
) {
  const counts = new Map<string, number>()
  const found = await metrics.getSingleMetric(metric)?.get()
  for (const one of found?.values ?? []) {
    const whole = !('metricName' in one) || one.metricName === metric || one.metricName === `${metric}_count`
    const name = whole ? nameOf(one.labels) : null
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + one.value)
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, 50)
}

function refusedCall({ method, route, status }: Labels): string | null {
  return String(status) === '429' ? `${method} ${route}` : null
}

function versionOf(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  return version
}
