import { Counter } from 'prom-client'
import { longestGap, type KnownJob } from '#domains/operations/known-job.ts'
import {
  recordIdleRun,
  storeRuns,
  watchJob,
  type UnsavedRuns,
} from '#domains/operations/watch-job.service.ts'
import type { App } from '#platform/app.ts'
import { logFailure } from '#platform/jobs.ts'
import { queueOf, type ScheduledJob, type ScheduledJobs } from '#platform/scheduled-jobs.ts'
import type { Job, Shared } from './share-context.ts'
import PACKAGE from '../../package.json' with { type: 'json' }

type JobSources = {
  /** All jobs of the product, once every domain is wired. */
  allJobs: () => readonly Job[]
  allScheduled: () => readonly ScheduledJob[]
  engine: Pick<ScheduledJobs, 'request' | 'dueAfter'>
  /** Starts a job of this process now. Null if the process does not run jobs. */
  nudge: (name: string) => Promise<void> | null
}

/** Number of due times of which the longest gap is taken: a week, if a job is due three times a day. */
const DUE_TIMES = 21

/** Creates the parts of the app that watch and run jobs. */
export function operationParts(
  { db, clock, now, metrics, workerId, log }: Shared,
  { allJobs, allScheduled, engine, nudge }: JobSources,
) {
  const ran = new Counter({
    name: 'rihla_job_runs_total',
    help: 'Runs of jobs in this process, by how they ended',
    labelNames: ['name', 'outcome'] as const,
    registers: [metrics],
  })
  const unsavedRuns: UnsavedRuns = {
    workerId,
    byName: new Map(),
    count: (name, outcome) => ran.inc({ name, outcome }),
  }
  const app = { db, clock, unsavedRuns }
  let known: readonly KnownJob[] | null = null

  async function runOnce(name: string): Promise<void> {
    const work = async () =>
      allJobs()
        .find((job) => job.name === name)
        ?.work()
    try {
      await watchJob(app, name, work)()
    } catch (error) {
      logFailure(log, name, error)
    }
  }

  const parts: Pick<App, 'unsavedRuns' | 'knownJobs' | 'release' | 'requestRun' | 'runNow'> = {
    unsavedRuns,
    knownJobs: () =>
      (known ??= [
        ...allJobs().map(({ name, everySeconds }) => ({ name, everySeconds, schedule: null })),
        ...allScheduled().map((job) => knownSchedule(job, engine.dueAfter, now())),
      ]),
    release: {
      version: PACKAGE.version,
      runtime: `Node.js ${process.versions.node}`,
      since: clock.now(),
    },
    requestRun: engine.request,
    runNow: (name) => nudge(name) ?? runOnce(name),
  }
  return {
    parts,
    watched: (name: string, work: Job['work']) => watchJob(app, name, work),
    recordIdle: (name: string) => recordIdleRun(app, name),
    /** Watches a scheduled job, whose run is stored at once. */
    watchedOnce: (job: ScheduledJob): ScheduledJob => ({
      ...job,
      work: () => watchJob(app, job.name, job.work)().finally(() => storeRuns(app)),
    }),
  }
}

function knownSchedule(
  { name, cron, timeZone = 'UTC' }: ScheduledJob,
  dueAfter: ScheduledJobs['dueAfter'],
  now: Temporal.Instant,
): KnownJob {
  return {
    name,
    everySeconds: longestGap(dueAfter({ cron, timeZone }, now, DUE_TIMES)),
    schedule: {
      cron,
      timeZone,
      queue: queueOf(name),
      nextAfter: (instant) => dueAfter({ cron, timeZone }, instant, 1)[0] ?? null,
    },
  }
}
