import type { EngineRunStore } from './engine-run.store.ts'
import type { JobRunStore, LastRun } from './job-run.store.ts'
import type { KnownJob } from './known-job.ts'

/** Returns the last run of each known job in any process. Absent if it has not run. */
export type LastRuns = () => Promise<LastRun[]>

type Needs = {
  runs: Pick<JobRunStore, 'last'>
  engine: Pick<EngineRunStore, 'last'>
  jobs: () => readonly KnownJob[]
}

/** Merges the runs that processes stored with those of the engine, for runs whose process could not store them. */
export function lastRuns({ runs, engine, jobs }: Needs): LastRuns {
  return async () => {
    const queues = new Map(jobs().flatMap(({ name, schedule }) => (schedule ? [[schedule.queue, name]] : [])))
    const [kept, told] = await Promise.all([runs.last(), engine.last([...queues.keys()])])
    const known = new Set(jobs().map(({ name }) => name))
    // A job that this release no longer has cannot be late.
    const last = new Map(kept.filter(({ name }) => known.has(name)).map((run) => [run.name, run]))
    for (const { queue, ...run } of told) {
      const name = queues.get(queue) ?? queue
      const own = last.get(name)
      if (own && Temporal.Instant.compare(own.startedAt, run.startedAt) >= 0) continue
      last.set(name, { ...run, name, processes: own?.processes ?? 0 })
    }
    return [...last.values()]
  }
}
