import type { Clock } from '#kernel/clock.ts'
import type { JobRun, JobRunStore } from './job-run.store.ts'

export type JobWatch = {
  /** Wraps work so that its last run is recorded. Its failures are passed on. */
  watched(name: string, work: () => Promise<unknown>): () => Promise<unknown>
  /** Records that a job had nothing to do, which counts as a run. */
  idle(name: string): void
  /** Stores the runs since the last call, for all processes to see. */
  keep(): Promise<void>
}

type Needs = {
  runs: Pick<JobRunStore, 'save' | 'forgetBefore'>
  workerId: string
  /** Counts a run of a job in this process. */
  count?: (name: string, outcome: 'done' | 'failed') => void
  clock: Clock
}

/** Maximum of an integer column, about 24 days. A longer duration is possible if the clock is changed during a job. */
const LONGEST_MS = 2 ** 31 - 1

/** Maximum length of a stored error. */
const LONGEST_ERROR = 500

/** A process without a run for this long has ended. */
const KEPT_DAYS = 7

/** Creates the watch of jobs. Some jobs run every few seconds, so their runs are stored in batches. */
export function jobWatch({ runs, workerId, count, clock }: Needs): JobWatch {
  const unsaved = new Map<string, JobRun>()
  return {
    watched(name, work) {
      return async () => {
        const startedAt = clock.now()
        const note = (error: string | null) => {
          const passedMs = Math.round(clock.now().since(startedAt).total('milliseconds'))
          const tookMs = Math.min(LONGEST_MS, Math.max(0, passedMs))
          unsaved.set(name, { name, startedAt, tookMs, error })
          count?.(name, error === null ? 'done' : 'failed')
        }
        try {
          const done = await work()
          note(null)
          return done
        } catch (error) {
          note(String(error).slice(0, LONGEST_ERROR))
          throw error
        }
      }
    },

    idle(name) {
      unsaved.set(name, { name, startedAt: clock.now(), tookMs: 0, error: null })
    },

    async keep() {
      const taken = [...unsaved.values()]
      unsaved.clear()
      await runs.save(workerId, taken)
      await runs.forgetBefore(clock.now().subtract({ hours: KEPT_DAYS * 24 }))
    },
  }
}
