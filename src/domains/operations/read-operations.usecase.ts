import type { Operations } from './operations.contract.ts'
import type { JobRunStore } from './job-run.store.ts'

type KnownJob = { name: string; everySeconds: number }
type Counted = { name: string; count: number }

/** How the product runs: its jobs in all processes, and what the process that answers has counted. */
export type ReadOperations = () => Promise<Operations>

type Needs = {
  runs: JobRunStore
  jobs: () => readonly KnownJob[]
  counts: () => Promise<{ refused: Counted[]; sharedRates: Counted[] }>
  about: { version: string; runtime: string; since: Temporal.Instant }
}

export function readOperations({ runs, jobs, counts, about }: Needs): ReadOperations {
  return async () => {
    const [last, migrations, processes, exchangeDay, counted] = await Promise.all([
      runs.last(),
      runs.migrations(),
      runs.processes(),
      runs.exchangeDay(),
      counts(),
    ])
    const lastOf = new Map(last.map((run) => [run.name, run]))
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
        .map(({ name, everySeconds }) => {
          const run = lastOf.get(name)
          return {
            name,
            every_seconds: everySeconds,
            last: run
              ? { started_at: run.startedAt.toString(), took_ms: run.tookMs, error: run.error }
              : null,
            next_at: run ? run.startedAt.add({ seconds: everySeconds }).toString() : null,
            processes: run?.processes ?? 0,
          }
        })
        .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    }
  }
}
