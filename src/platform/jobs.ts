import type { Log } from './log.ts'
import { inContext } from './work-context.ts'

export type Jobs = {
  /**
   * Runs `work` every so many seconds, never concurrently; an error is logged, the same once a minute, and does not stop
   * later runs.
   */
  every(seconds: number, name: string, work: () => Promise<unknown>): void
  /** Runs a job now, because it has new work; resolves when that run has ended. Null: there is no such job. */
  nudge(name: string): Promise<void> | null
  /** Stops all jobs; resolves when the running ones have finished. */
  stop(): Promise<void>
}

type Job = { turn: () => void; underWay: Promise<void> | null; timer: NodeJS.Timeout }

/** What a job asks of an outside service was not answered: nothing is wrong in here, and it is asked again at the next turn. */
export class NotAnswered extends Error {}

export type FailureLog = Readonly<Record<'error' | 'warn', (about: object, line: string) => void>>

/** Logs why a run failed; a stack only where it leads to a fault of ours. */
export function logFailure(log: FailureLog, job: string, error: unknown): void {
  if (error instanceof NotAnswered) log.warn({ job, why: error.message }, 'a job was not answered')
  else log.error({ err: error, job }, 'a job failed')
}

export function createJobs(log: Log): Jobs {
  const jobs = new Map<string, Job>()
  let stopped = false

  return {
    every(seconds, name, work) {
      const run = async () => {
        try {
          await work()
        } catch (error) {
          logFailure(log, name, error)
        }
      }
      const turn = () => {
        if (!stopped) job.underWay ??= inContext({ job: name }, run).finally(() => (job.underWay = null))
      }
      const timer = setInterval(turn, seconds * 1000)
      timer.unref()
      const job: Job = { turn, underWay: null, timer }
      jobs.set(name, job)
    },

    nudge(name) {
      const job = jobs.get(name)
      job?.turn()
      return job?.underWay ?? null
    },

    async stop() {
      stopped = true
      for (const { timer } of jobs.values()) clearInterval(timer)
      await Promise.all([...jobs.values()].map(async ({ underWay }) => underWay))
    },
  }
}
