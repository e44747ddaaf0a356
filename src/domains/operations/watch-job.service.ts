import type { App } from '#platform/app.ts'
import { deleteRunsBefore, saveRuns, type JobRun } from './job-run.store.ts'

/** The last run of each job in this process that is not stored yet. */
export type UnsavedRuns = {
  workerId: string
  byName: Map<string, JobRun>
  /** Counts a run of a job in this process. */
  count?: (name: string, outcome: 'done' | 'failed') => void
}

declare module '#platform/app.ts' {
  interface App {
    unsavedRuns: UnsavedRuns
  }
}

type WatchApp = Pick<App, 'clock' | 'unsavedRuns'>

/** Maximum of an integer column, about 24 days. A longer duration is possible if the clock is changed during a job. */
const MAX_MS = 2 ** 31 - 1

/** Maximum length of a stored error. */
const MAX_ERROR_LENGTH = 500

/** A process without a run for this long has ended. */
const STORED_DAYS = 7

/** Wraps work so that its last run is recorded. Its failures are passed on. */
export function watchJob(
  { clock, unsavedRuns }: WatchApp,
  name: string,
  work: () => Promise<unknown>,
): () => Promise<unknown> {
  return async () => {
    const startedAt = clock.now()
    const record = (error: string | null) => {
      const passedMs = Math.round(clock.now().since(startedAt).total('milliseconds'))
      const tookMs = Math.min(MAX_MS, Math.max(0, passedMs))
      unsavedRuns.byName.set(name, { name, startedAt, tookMs, error })
      unsavedRuns.count?.(name, error === null ? 'done' : 'failed')
    }
    try {
      const done = await work()
      record(null)
      return done
    } catch (error) {
      record(String(error).slice(0, MAX_ERROR_LENGTH))
      throw error
    }
  }
}

/** Records that a job had nothing to do, which counts as a run. */
export function recordIdleRun({ clock, unsavedRuns }: WatchApp, name: string): void {
  unsavedRuns.byName.set(name, { name, startedAt: clock.now(), tookMs: 0, error: null })
}

/**
 * Stores the runs since the last call, for all processes to see, and deletes those of processes that ended. Some jobs run
 * every few seconds, so their runs are stored in batches.
 */
export async function storeRuns({ db, clock, unsavedRuns }: WatchApp & Pick<App, 'db'>): Promise<void> {
  const { workerId, byName } = unsavedRuns
  const runs = [...byName.values()]
  byName.clear()
  await saveRuns(db, workerId, runs)
  await deleteRunsBefore(db, clock.now().subtract({ hours: STORED_DAYS * 24 }))
}
