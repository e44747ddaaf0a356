import type { EngineRunStore } from './engine-run.store.ts'
import type { JobRunStore, LastRun } from './job-run.store.ts'
import type { KnownJob } from './known-job.ts'
import type { LastRuns } from './last-runs.service.ts'
import type { Operations, StaffJob } from './operations.contract.ts'

type Counted = { name: string; count: number }

/** Reads the state of the running product: its jobs in all processes, and the counters of the answering process. */
export type ReadOperations = () => Promise<Operations>

type Needs = {
  runs: Pick<JobRunStore, 'migrations' | 'processes' | 'exchangeDay'>
  engine: Pick<EngineRunStore, 'now'>
  lastRuns: LastRuns
  jobs: () => readonly KnownJob[]
  counts: () => Promise<{ refused: Counted[]; sharedRates: Counted[] }>
  about: { version: string; runtime: string; since: Temporal.Instant }
  now: () => Temporal.Instant
}

export function readOperations({ runs, engine, lastRuns, jobs, counts, about, now }: Needs): ReadOperations {
  return async () => {
    const queues = jobs().flatMap(({ schedule }) => (schedule ? [schedule.queue] : []))
    const [last, under, migrations, processes, exchangeDay, counted] = await Promise.all([
      lastRuns(),
      engine.now(queues),
      runs.migrations(),
      runs.processes(),
      runs.exchangeDay(),
      counts(),
    ])
    const lastOf = new Map(last.map((run) => [run.name, run]))
    const stateOf = ({ schedule }: KnownJob): StaffJob['state'] => {
      if (schedule === null) return null
      if (under.running.has(schedule.queue)) return 'running'
      return under.waiting.has(schedule.queue) ? 'waiting' : null
    }
    return {
      version: about.version,
      runtime: about.runtime,
      since: about.since.toString(),
      processes,
      migrations,
      exchange_day: exchangeDay,
      shared_rates: counted.sharedRates,
      refused: counted.refused,
      jobs: jobs()
        .map((job) => {
          const run = lastOf.get(job.name)
          return {
            name: job.name,
            every_seconds: job.everySeconds,
            schedule: job.schedule && { cron: job.schedule.cron, time_zone: job.schedule.timeZone },
            state: stateOf(job),
            last: run
              ? { started_at: run.startedAt.toString(), took_ms: run.tookMs, error: run.error }
              : null,
            next_at: nextOf(job, run, now())?.toString() ?? null,
            processes: run?.processes ?? 0,
          }
        })
        .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    }
  }
}

function nextOf({ schedule, everySeconds }: KnownJob, run: LastRun | undefined, now: Temporal.Instant) {
  if (schedule) return schedule.nextAfter(now)
  return run ? run.startedAt.add({ seconds: everySeconds }) : null
}
