import type { Due, FindDue } from './db/due-work.store.ts'
import type { Log } from './log.ts'
import { inContext } from './work-context.ts'

/** Minimum interval of queries for due work, also used after work was found. */
export const SHORTEST_MS = 1000
/** Maximum interval without work. Work from another process waits no longer than this. */
export const LONGEST_MS = 4000
/** A job runs after this time even without a match, so that a wrong condition delays work but loses none. */
export const UNASKED_MS = 300_000

/** A job that runs when a query reports that it has work. */
export type DueJob = {
  name: string
  /** Minimum time between the starts of two runs. */
  everySeconds: number
  isDue: Due
  work: () => Promise<unknown>
  /** Called if the query found no work for it. */
  onNothing?: () => void
}

export type Jobs = {
  /**
   * Runs `work` at this interval, never concurrently. An error is logged, the same at most once a minute, and does not
   * stop later runs.
   */
  every(seconds: number, name: string, work: () => Promise<unknown>): void
  /**
   * Runs a job whenever it has work, never concurrently. One query covers all such jobs, less often while it finds
   * nothing. Errors are logged like those of `every`.
   */
  whenDue(job: DueJob): void
  /** Checks for due work soon, because this process may have created some. */
  requestCheck(): void
  /** Runs a job now, because it has new work. Resolves when that run has ended. Null if the job does not exist. */
  nudge(name: string): Promise<void> | null
  /** Stops all jobs; resolves when the running ones have finished. */
  stop(): Promise<void>
}

type Job = { runIfIdle: () => void; underWay: Promise<void> | null; timer?: NodeJS.Timeout }
type Polled = DueJob & { job: Job; startedAt: number }

/** An external service did not answer a job. It is no internal error, and the next run retries. */
export class NotAnswered extends Error {}

export type FailureLog = Readonly<Record<'error' | 'warn', (about: object, line: string) => void>>

/** Logs a failed run, with a stack only for internal errors. */
export function logFailure(log: FailureLog, job: string, error: unknown): void {
  if (error instanceof NotAnswered) log.warn({ job, why: error.message }, 'a job was not answered')
  else log.error({ err: error, job }, 'a job failed')
}

export function createJobs(log: Log, findDue: FindDue): Jobs {
  const jobs = new Map<string, Job>()
  const polled: Polled[] = []
  let stopped = false
  let interval = SHORTEST_MS
  let checkedAt = -Infinity
  let isUrgent = false
  let checking: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  function add(name: string, work: () => Promise<unknown>, onEnd = () => {}): Job {
    const run = async () => {
      try {
        await work()
      } catch (error) {
        logFailure(log, name, error)
      }
    }
    const job: Job = {
      underWay: null,
      runIfIdle() {
        if (stopped) return
        job.underWay ??= inContext({ job: name }, run).finally(() => {
          job.underWay = null
          onEnd()
        })
      },
    }
    jobs.set(name, job)
    return job
  }

  function checkIn(ms: number): void {
    clearTimeout(timer)
    if (stopped) return
    timer = setTimeout(() => {
      checking ??= inContext({ job: 'find due work' }, check).finally(() => (checking = null))
    }, ms)
    timer.unref()
  }

  async function check(): Promise<void> {
    const now = performance.now()
    checkedAt = now
    isUrgent = false
    const rested = polled.filter((one) => !one.job.underWay && msUntilRun(one, now) <= 0)
    const due = await findDue(rested.map(({ isDue }) => isDue)).catch((error: unknown) => {
      logFailure(log, 'find due work', error)
      // If the query fails, each job checks its own work.
      return rested.map(() => true)
    })
    for (const [at, one] of rested.entries())
      if (due[at] || now - one.startedAt >= UNASKED_MS) {
        one.startedAt = now
        one.job.runIfIdle()
      } else one.onNothing?.()
    interval = nextInterval(interval, isUrgent || due.includes(true))
    const waits = polled.map((one) => msUntilRun(one, now)).filter((ms) => ms > 0)
    checkIn(Math.min(interval, Math.max(SHORTEST_MS, Math.min(...waits))))
  }

  function requestCheck(): void {
    // Thousands of requests a second may call this, while the next query is already planned.
    if (polled.length === 0 || isUrgent) return
    isUrgent = true
    interval = SHORTEST_MS
    if (!checking) checkIn(Math.max(0, checkedAt + SHORTEST_MS - performance.now()))
  }

  return {
    every(seconds, name, work) {
      const job = add(name, work)
      job.timer = setInterval(job.runIfIdle, seconds * 1000)
      job.timer.unref()
    },

    whenDue(polling) {
      // The work of one job may create work for another.
      const job = add(polling.name, polling.work, requestCheck)
      polled.push({ ...polling, job, startedAt: performance.now() })
      checkIn(interval)
    },

    requestCheck,

    nudge(name) {
      const job = jobs.get(name)
      job?.runIfIdle()
      return job?.underWay ?? null
    },

    async stop() {
      stopped = true
      clearTimeout(timer)
      for (const { timer: own } of jobs.values()) clearInterval(own)
      await checking
      await Promise.all([...jobs.values()].map(async ({ underWay }) => underWay))
    },
  }
}

/** Tolerance for timers, which vary by milliseconds. */
const EARLY_MS = 100

/** Returns the milliseconds until a job may run again; 0 or less means now. */
function msUntilRun({ startedAt, everySeconds }: Polled, now: number): number {
  return startedAt + everySeconds * 1000 - EARLY_MS - now
}

/**
 * Returns the milliseconds until the next query for due work: doubled while nothing is found, otherwise the minimum.
 */
export function nextInterval(before: number, found: boolean): number {
  return found ? SHORTEST_MS : Math.min(2 * before, LONGEST_MS)
}
