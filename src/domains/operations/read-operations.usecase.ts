import type { App } from '#platform/app.ts'
import { countRequests } from './count-requests.service.ts'
import { findPendingRuns } from './engine-run.store.ts'
import { countMigrations, countProcesses, findExchangeDay, type LastRun } from './job-run.store.ts'
import type { KnownJob } from './known-job.ts'
import { lastRuns } from './last-runs.service.ts'
import type { Operations, StaffJob } from './operations.contract.ts'

declare module '#platform/app.ts' {
  interface App {
    /** Lists all jobs of the product, once every domain is wired. */
    knownJobs: () => readonly KnownJob[]
    /** `since`: start of this process. */
    release: { version: string; runtime: string; since: Temporal.Instant }
  }
}

/** The parts of the app that read its state. */
export type ReadingApp = Pick<App, 'db' | 'clock' | 'metrics' | 'knownJobs' | 'release'>

/** Reads the state of the running product: its jobs in all processes, and the counters of the answering process. */
export async function readOperations(app: ReadingApp): Promise<Operations> {
  const { db, clock, release } = app
  const jobs = app.knownJobs()
  const queues = jobs.flatMap(({ schedule }) => (schedule ? [schedule.queue] : []))
  const [last, pending, migrations, processes, exchangeDay, counted] = await Promise.all([
    lastRuns(app),
    findPendingRuns(db, queues),
    countMigrations(db),
    countProcesses(db),
    findExchangeDay(db),
    countRequests(app),
  ])
  const lastOf = new Map(last.map((run) => [run.name, run]))
  const stateOf = ({ schedule }: KnownJob): StaffJob['state'] => {
    if (schedule === null) return null
    if (pending.running.has(schedule.queue)) return 'running'
    return pending.waiting.has(schedule.queue) ? 'waiting' : null
  }
  return {
    version: release.version,
    runtime: release.runtime,
    since: release.since.toString(),
    processes,
    migrations,
    exchange_day: exchangeDay,
    shared_rates: counted.sharedRates,
    refused: counted.refused,
    jobs: jobs
      .map((job) => {
        const run = lastOf.get(job.name)
        return {
          name: job.name,
          every_seconds: job.everySeconds,
          schedule: job.schedule && { cron: job.schedule.cron, time_zone: job.schedule.timeZone },
          state: stateOf(job),
          last: run ? { started_at: run.startedAt.toString(), took_ms: run.tookMs, error: run.error } : null,
          next_at: nextOf(job, run, clock.now())?.toString() ?? null,
          processes: run?.processes ?? 0,
        }
      })
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
  }
}

/** Reads the last runs of all jobs with their interval, and the number of processes, for the metrics. */
export async function readJobs(app: Pick<App, 'db' | 'knownJobs'>) {
  const [last, processes] = await Promise.all([lastRuns(app), countProcesses(app.db)])
  const everySeconds = new Map(app.knownJobs().map((job) => [job.name, job.everySeconds]))
  return { runs: last.map((run) => ({ ...run, everySeconds: everySeconds.get(run.name) ?? 0 })), processes }
}

function nextOf({ schedule, everySeconds }: KnownJob, run: LastRun | undefined, now: Temporal.Instant) {
  if (schedule) return schedule.nextAfter(now)
  return run ? run.startedAt.add({ seconds: everySeconds }) : null
}
