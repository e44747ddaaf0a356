import type { Log } from './log.ts'

export type Jobs = {
  /** Runs `work` every so many seconds, never concurrently; an error is logged and does not stop later runs. */
  every(seconds: number, name: string, work: () => Promise<unknown>): void
  /** Runs a job now, because it has new work; resolves when that run has ended. Null: there is no such job. */
  nudge(name: string): Promise<void> | null
  /** Stops all jobs; resolves when the running ones have finished. */
  stop(): Promise<void>
}

type Job = { turn: () => void; underWay: Promise<void> | null; timer: NodeJS.Timeout }

export function createJobs(log: Log): Jobs {
  const jobs = new Map<string, Job>()
  let stopped = false

  return {
    every(seconds, name, work) {
      const run = async () => {
        try {
          await work()
        } catch (error) {
          log.error({ err: error, job: name }, 'a job failed')
        }
      }
      const turn = () => {
        if (!stopped) job.underWay ??= run().finally(() => (job.underWay = null))
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
