import type { Log } from './log.ts'

export type Jobs = {
  /** Runs `work` every so many seconds, never twice at once; an error is logged and the next turn comes. */
  every(seconds: number, name: string, work: () => Promise<unknown>): void
  /** Runs a job's next turn now: there is news for it. */
  nudge(name: string): void
  /** Ends the turns; resolves when those under way are over. */
  stop(): Promise<void>
}

export function createJobs(log: Log): Jobs {
  const jobs = new Map<string, { turn: () => void; underWay: Promise<void> | null; timer: NodeJS.Timeout }>()
  let stopped = false

  return {
    every(seconds, name, work) {
      let again = false
      const run = async () => {
        do {
          again = false
          try {
            await work()
          } catch (error) {
            log.error({ err: error, job: name }, 'a job failed')
          }
        } while (again && !stopped)
      }
      const turn = () => {
        if (stopped) return
        const job = jobs.get(name)
        if (!job) return
        if (job.underWay) again = true
        else job.underWay = run().finally(() => (job.underWay = null))
      }
      const timer = setInterval(turn, seconds * 1000)
      timer.unref()
      jobs.set(name, { turn, underWay: null, timer })
    },

    nudge(name) {
      jobs.get(name)?.turn()
    },

    async stop() {
      stopped = true
      for (const { timer } of jobs.values()) clearInterval(timer)
      await Promise.all([...jobs.values()].map(({ underWay }) => underWay))
    },
  }
}
