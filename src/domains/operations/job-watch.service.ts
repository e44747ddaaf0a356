import type { Clock } from '#kernel/clock.ts'
import type { JobRun, JobRunStore } from './job-run.store.ts'

export type JobWatch = {
  /** The same work, whose last run is remembered; it fails as before. */
  watched(name: string, work: () => Promise<unknown>): () => Promise<unknown>
  /** The job was found to have nothing to do, which is as good as a run. */
  idle(name: string): void
  /** Stores the runs since the last time, for all processes to see. */
  keep(): Promise<void>
}

type Needs = {
  runs: Pick<JobRunStore, 'save' | 'forgetBefore'>
  workerId: string
  /** Counts a run of a job in this process. */
  count?: (name: string, outcome: 'done' | 'failed') => void
  clock: Clock
}

/** What a column of integers holds: some 24 days, by which a clock may be set while a job runs. */
const LONGEST_MS = 2 ** 31 - 1

/** What is stored of an error. */
const LONGEST_ERROR = 500

/** A process that has run nothing for so long has ended. */
const KEPT_DAYS = 7

/** Some jobs run each few seconds: their runs are stored together, now and then. */
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
