import type { App } from '#platform/app.ts'
import { findEngineRuns } from './engine-run.store.ts'
import { findLastRuns, type LastRun } from './job-run.store.ts'

/**
 * Returns the last run of each known job in any process. Absent if it has not run. Merges the runs that processes stored
 * with those of the engine, for runs whose process could not store them.
 */
export async function lastRuns({ db, knownJobs }: Pick<App, 'db' | 'knownJobs'>): Promise<LastRun[]> {
  const jobs = knownJobs()
  const queues = new Map(jobs.flatMap(({ name, schedule }) => (schedule ? [[schedule.queue, name]] : [])))
  const [stored, ofEngine] = await Promise.all([findLastRuns(db), findEngineRuns(db, [...queues.keys()])])
  const known = new Set(jobs.map(({ name }) => name))
  // A job that this release no longer has cannot be late.
  const last = new Map(stored.filter(({ name }) => known.has(name)).map((run) => [run.name, run]))
  for (const { queue, ...run } of ofEngine) {
    const name = queues.get(queue) ?? queue
    const own = last.get(name)
    if (own && Temporal.Instant.compare(own.startedAt, run.startedAt) >= 0) continue
    last.set(name, { ...run, name, processes: own?.processes ?? 0 })
  }
  return [...last.values()]
}
