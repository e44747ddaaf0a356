import { Counter } from 'prom-client'
import { engineRunStore } from '#domains/operations/engine-run.store.ts'
import { JOB_FIGURES } from '#domains/operations/job-figures.ts'
import { jobRunStore } from '#domains/operations/job-run.store.ts'
import { jobWatch } from '#domains/operations/job-watch.service.ts'
import { longestGap, type KnownJob } from '#domains/operations/known-job.ts'
import { lastRuns } from '#domains/operations/last-runs.service.ts'
import { operationsRoutes } from '#domains/operations/operations.routes.ts'
import { readOperations } from '#domains/operations/read-operations.usecase.ts'
import { runJob } from '#domains/operations/run-job.usecase.ts'
import { storedGauges } from '#platform/http/stored-gauges.ts'
import { logFailure } from '#platform/jobs.ts'
import { queueOf, type ScheduledJob, type ScheduledJobs } from '#platform/scheduled-jobs.ts'
import type { Job, Shared } from './share-context.ts'
import type { Staff } from './staff.ts'
import PACKAGE from '../../package.json' with { type: 'json' }

type Wanted = {
  /** All jobs of the product, once every domain is wired. */
  allJobs: () => readonly Job[]
  allScheduled: () => readonly ScheduledJob[]
  engine: Pick<ScheduledJobs, 'ask' | 'dueAfter'>
  /** The run of a job that this process works on, begun now; null: it works on none. */
  nudge: (name: string) => Promise<void> | null
}

const KEEP_SECONDS = 30

/** So many times of a schedule are looked at for its longest gap: those of a week, if it is due three times a day. */
const TIMES = 21

/** What administrators see of how the product runs, and running a job now. */
export function wireOperations(
  { db, clock, now, metrics, rateLimit, workerId, log }: Shared,
  { requireStaff, staffWrite }: Pick<Staff, 'requireStaff' | 'staffWrite'>,
  { allJobs, allScheduled, engine, nudge }: Wanted,
) {
  const runs = jobRunStore(db)
  const engineRuns = engineRunStore(db)
  const ran = new Counter({
    name: 'rihla_job_runs_total',
    help: 'Runs of jobs in this process, by how they ended',
    labelNames: ['name', 'outcome'] as const,
    registers: [metrics],
  })
  const count = (name: string, outcome: 'done' | 'failed') => ran.inc({ name, outcome })
  const watch = jobWatch({ runs, workerId, count, clock })
  const work = (name: string) =>
    allJobs()
      .find((job) => job.name === name)
      ?.work()
  let known: readonly KnownJob[] | null = null
  const knownJobs = () =>
    (known ??= [
      ...allJobs().map(({ name, everySeconds }) => ({ name, everySeconds, schedule: null })),
      ...allScheduled().map((job) => knownSchedule(job, engine.dueAfter, now())),
    ])
  const jobNamed = (name: string) => knownJobs().find((job) => job.name === name)
  const last = lastRuns({ runs, engine: engineRuns, jobs: knownJobs })

  const jobsOfAll = async () => {
    const [lastOfAll, processes] = await Promise.all([last(), runs.processes()])
    return {
      runs: lastOfAll.map((run) => ({ ...run, everySeconds: jobNamed(run.name)?.everySeconds ?? 0 })),
      processes,
    }
  }
  storedGauges(metrics, jobsOfAll, JOB_FIGURES)

  async function once(name: string): Promise<void> {
    try {
      await watch.watched(name, async () => work(name))()
    } catch (error) {
      logFailure(log, name, error)
    }
  }

  const jobs: Job[] = [
    { name: 'keep what jobs did', everySeconds: KEEP_SECONDS, everyProcess: true, work: watch.keep },
  ]
  return {
    watched: watch.watched,
    idle: watch.idle,
    /** The same of a scheduled job, whose run is stored at once. */
    watchedOnce: (job: ScheduledJob): ScheduledJob => ({
      ...job,
      work: () => watch.watched(job.name, job.work)().finally(watch.keep),
    }),
    jobs,
    api: [
      operationsRoutes({
        readOperations: readOperations({
          runs,
          engine: engineRuns,
          lastRuns: last,
          jobs: knownJobs,
          now,
          counts: async () => ({
            refused: await countsOf(metrics, 'rihla_http_request_seconds', refusedCall),
            sharedRates: await countsOf(metrics, 'rihla_shared_rates_total', ({ outcome }) =>
              String(outcome),
            ),
          }),
          about: {
            version: PACKAGE.version,
            runtime: `Node.js ${process.versions.node}`,
            since: clock.now(),
          },
        }),
        runJob: runJob({
          jobNamed,
          askFor: engine.ask,
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

function knownSchedule(
  { name, cron, timeZone = 'UTC' }: ScheduledJob,
  dueAfter: ScheduledJobs['dueAfter'],
  now: Temporal.Instant,
): KnownJob {
  return {
    name,
    everySeconds: longestGap(dueAfter({ cron, timeZone }, now, TIMES)),
    schedule: {
      cron,
      timeZone,
      queue: queueOf(name),
      nextAfter: (instant) => dueAfter({ cron, timeZone }, instant, 1)[0] ?? null,
    },
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
