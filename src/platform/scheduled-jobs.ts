import { setTimeout as wait } from 'node:timers/promises'
import { fromKysely, PgBoss, type Clock as EngineClock } from 'pg-boss'
import type { Db } from './db/database.ts'
import type { Due } from './db/due-work.store.ts'
import { ENGINE_SCHEMA, hasWaitingRun } from './db/job-engine.ts'
import type { RunText } from './db/run-text.ts'
import { logFailure, type FailureLog } from './jobs.ts'
import { inContext } from './work-context.ts'

/** Work without a row as its queue. It runs at its times in one process at a time, among those that run jobs. */
export type ScheduledJob = {
  name: string
  /** Its schedule, as a cron expression. */
  cron: string
  /** Time zone of the expression. UTC by default. */
  timeZone?: string
  /** If true, it also runs when a process that runs jobs starts. */
  atOnce?: boolean
  work: () => Promise<unknown>
}

export type ScheduledJobs = {
  /** Starts jobs in this process. Resolves when they run, once the database is available. */
  start(jobs: readonly ScheduledJob[]): Promise<void>
  /** Requests a run, which starts a few seconds after the commit in a process that runs jobs. */
  request(tx: Db, name: string): Promise<void>
  /** Returns its next `count` due times after an instant. */
  dueAfter(
    job: Pick<ScheduledJob, 'cron' | 'timeZone'>,
    instant: Temporal.Instant,
    count: number,
  ): Temporal.Instant[]
  /** SQL condition: a run waits that this process may start. */
  hasDue: Due
  /** Starts waiting runs. Otherwise they start within a minute. */
  wake(): Promise<void>
  /** Resolves when the current runs of this process have ended. */
  stop(): Promise<void>
}

type Needs = {
  runText: RunText
  /** If true, this process may run jobs, and takes over those of dead processes. */
  works: boolean
  log: FailureLog
  /** Clock of a test, also used by the sessions of `runText`. */
  clock?: EngineClock
  /** Interval of queries per queue when nothing wakes the engine. */
  pollSeconds?: number
}

/** A process without a heartbeat for this long is dead, and another process restarts its runs. */
const HEARTBEAT_SECONDS = 30

const RUN = {
  // At most one waiting and one current run, across all processes.
  policy: 'stately',
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 4 * 3600,
  retryLimit: 8,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 1800,
  deleteAfterSeconds: 2 * 86_400,
} as const

/** Fallback for a lost wake-up: the query for due work normally wakes the engine. */
const POLL_SECONDS = 60

/** pg-boss's maximum for the queue of due schedules. */
const MAX_SCHEDULE_POLL_SECONDS = 45
/** The name of that queue. */
const SCHEDULE_QUEUE = '__pgboss__send-it'

/** Maximum wait for a current run at shutdown, as long as the process manager waits. */
const STOP_MS = 600_000

const LONGEST_WAIT_MS = 60_000
const LONGEST_ERROR = 500

/** Jobs of pg-boss on our database (decision 0001). Several processes may start the same ones. */
export function createScheduledJobs({
  runText,
  works,
  log,
  clock,
  pollSeconds = POLL_SECONDS,
}: Needs): ScheduledJobs {
  const boss = new PgBoss({
    db: { executeSql: runText, ...(clock ? { setSessionStatements: async () => {} } : {}) },
    schema: ENGINE_SCHEMA,
    migrate: false,
    supervise: works,
    schedule: works,
    registerInstance: false,
    openTelemetry: { enabled: false },
    // We have no jobs that depend on others.
    flowIntervalSeconds: 3600,
    cronWorkerIntervalSeconds: Math.min(pollSeconds, MAX_SCHEDULE_POLL_SECONDS),
    ...(clock ? { clock } : {}),
  })
  boss.on('error', (err) => log.error({ err }, 'scheduled jobs: the engine failed at something, and goes on'))
  boss.on('warning', (warning) => log.warn({ warning }, 'scheduled jobs'))
  const stopping = new AbortController()
  let started: Promise<void> = Promise.resolve()
  let queues: string[] = []

  async function startOnce(jobs: readonly ScheduledJob[]): Promise<void> {
    await boss.start()
    for (const { name, cron, timeZone = 'UTC' } of jobs) {
      const queue = queueOf(name)
      await boss.createQueue(queue, RUN)
      const { policy: _, ...changeable } = RUN
      await boss.updateQueue(queue, changeable)
      await boss.schedule(queue, cron, null, { tz: timeZone, missed: 'once' })
    }
    for (const { name, atOnce } of jobs) if (atOnce) await boss.send(queueOf(name))
    for (const job of jobs)
      await boss.work(queueOf(job.name), { pollingIntervalSeconds: pollSeconds }, () => run(job))
    queues = [SCHEDULE_QUEUE, ...jobs.map(({ name }) => queueOf(name))]
  }

  async function run({ name, work }: ScheduledJob): Promise<void> {
    try {
      await work()
    } catch (error) {
      logFailure(log, name, error)
      // The engine stores this part; the rest is in the log.
      const truncated = new Error(String(error).slice(0, LONGEST_ERROR))
      delete truncated.stack
      throw truncated
    }
  }

  /** Retries until the database is available with the tables of this release. */
  async function startWithRetries(jobs: readonly ScheduledJob[]): Promise<void> {
    for (let waitMs = 1000; !stopping.signal.aborted; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS))
      try {
        return await startOnce(jobs)
      } catch (err) {
        log.error({ err }, 'scheduled jobs do not run in this process yet')
        await wait(waitMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      }
  }

  return {
    start(jobs) {
      started = inContext({ job: 'scheduled jobs' }, () => startWithRetries(jobs))
      return started
    },

    async request(tx, name) {
      await boss.start()
      const queue = queueOf(name)
      if ((await boss.getQueue(queue)) === null) await boss.createQueue(queue, RUN)
      // Null if a run is already waiting.
      await boss.send(queue, null, { priority: 1, db: fromKysely(tx) })
    },

    dueAfter: ({ cron, timeZone = 'UTC' }, instant, count) =>
      boss
        .previewSchedule(cron, { tz: timeZone, from: new Date(instant.epochMilliseconds), count })
        .map((at) => Temporal.Instant.fromEpochMilliseconds(at.getTime())),

    hasDue: () => hasWaitingRun(queues),

    async wake() {
      for (const { id } of boss.getWipData({ includeInternal: true })) boss.notifyWorker(id)
    },

    async stop() {
      stopping.abort()
      await started
      await boss.stop({ timeout: STOP_MS })
    },
  }
}

/** Returns the name of a job's queue, without spaces, which pg-boss does not allow. */
export function queueOf(job: string): string {
  return job.replaceAll(' ', '-')
}
