import { setTimeout as wait } from 'node:timers/promises'
import { fromKysely, PgBoss, type Clock as EngineClock } from 'pg-boss'
import type { Db } from './db/database.ts'
import type { Due } from './db/due-work.store.ts'
import { ENGINE_SCHEMA, hasWaitingRun } from './db/job-engine.ts'
import type { RunText } from './db/run-text.ts'
import { logFailure, type FailureLog } from './jobs.ts'
import { inContext } from './work-context.ts'

/** Work without a row to be its queue: it is run at its times by one process at a time, whichever works on jobs. */
export type ScheduledJob = {
  name: string
  /** When it is due, as a cron expression. */
  cron: string
  /** Whose clock the expression is of; UTC by default. */
  timeZone?: string
  /** It is run when a process that works on jobs starts, too. */
  atOnce?: boolean
  work: () => Promise<unknown>
}

export type ScheduledJobs = {
  /** This process works on them, too; resolves when it does, which is when the database is there. */
  start(jobs: readonly ScheduledJob[]): Promise<void>
  /** Asks for a run, which a process that works on jobs begins a few seconds after the commit. */
  ask(tx: Db, name: string): Promise<void>
  /** The next `count` times after an instant at which it is due. */
  dueAfter(
    job: Pick<ScheduledJob, 'cron' | 'timeZone'>,
    instant: Temporal.Instant,
    count: number,
  ): Temporal.Instant[]
  /** A run waits that this process may begin. */
  hasDue: Due
  /** Begins the runs that wait; without it they begin within a minute. */
  wake(): Promise<void>
  /** Resolves when the runs under way in this process have ended. */
  stop(): Promise<void>
}

type Needs = {
  runText: RunText
  /** This process may be asked to work on jobs, and looks after those of processes that died. */
  works: boolean
  log: FailureLog
  /** A test's, which the sessions of `runText` read too. */
  clock?: EngineClock
  /** How often each queue is asked where nobody wakes the engine. */
  pollSeconds?: number
}

/** A process that has not said for so long that it lives has died: its runs are begun again by another. */
const HEARTBEAT_SECONDS = 30

const RUN = {
  // One run waits at most, and one is under way, in all processes together.
  policy: 'stately',
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 4 * 3600,
  retryLimit: 8,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 1800,
  deleteAfterSeconds: 2 * 86_400,
} as const

/** Who works on jobs is woken by the query for due work; this is for a wake-up that is lost. */
const POLL_SECONDS = 60

/** The most that pg-boss allows for the queue in which due schedules wait. */
const MAX_SCHEDULE_POLL_SECONDS = 45
/** The name of that queue. */
const SCHEDULE_QUEUE = '__pgboss__send-it'

/** A run under way is waited for as long as whoever stops the process does. */
const STOP_MS = 600_000

const LONGEST_WAIT_MS = 60_000
const LONGEST_ERROR = 500

/** Jobs of pg-boss on our database (decision 0001). Several processes may start the same. */
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
    // We have no jobs that wait for others.
    flowIntervalSeconds: 3600,
    cronWorkerIntervalSeconds: Math.min(pollSeconds, MAX_SCHEDULE_POLL_SECONDS),
    ...(clock ? { clock } : {}),
  })
  boss.on('error', (err) => log.error({ err }, 'scheduled jobs: the engine failed at something, and goes on'))
  boss.on('warning', (warning) => log.warn({ warning }, 'scheduled jobs'))
  const stopping = new AbortController()
  let begun: Promise<void> = Promise.resolve()
  let queues: string[] = []

  async function begin(jobs: readonly ScheduledJob[]): Promise<void> {
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
      // What the engine keeps of it: the rest is in the log.
      const kept = new Error(String(error).slice(0, LONGEST_ERROR))
      delete kept.stack
      throw kept
    }
  }

  /** Until the database is there with the tables that this release wants. */
  async function beginInTheEnd(jobs: readonly ScheduledJob[]): Promise<void> {
    for (let waitMs = 1000; !stopping.signal.aborted; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS))
      try {
        return await begin(jobs)
      } catch (err) {
        log.error({ err }, 'scheduled jobs do not run in this process yet')
        await wait(waitMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      }
  }

  return {
    start(jobs) {
      begun = inContext({ job: 'scheduled jobs' }, () => beginInTheEnd(jobs))
      return begun
    },

    async ask(tx, name) {
      await boss.start()
      const queue = queueOf(name)
      if ((await boss.getQueue(queue)) === null) await boss.createQueue(queue, RUN)
      // Null: a run waits already.
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
      await begun
      await boss.stop({ timeout: STOP_MS })
    },
  }
}

/** The name of a job's queue: pg-boss allows no spaces. */
export function queueOf(job: string): string {
  return job.replaceAll(' ', '-')
}
