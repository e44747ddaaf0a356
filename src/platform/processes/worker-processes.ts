import cluster from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#platform/log.ts'
import { StartFailure } from '#platform/start-failure.ts'
import { processChannel, type Calls, type ProcessChannel } from './process-channel.ts'

/** Delay before an ended process is restarted, doubled after each further short life. */
const MIN_RESTART_DELAY_MS = 200
const MAX_RESTART_DELAY_MS = 30_000
const STABLE_AFTER_MS = 60_000

/** Maximum time that a process needs to complete its requests after the stop. */
const STOP_MS = 35_000

/** Functions that every process of a cluster answers. */
export type WorkerCalls = Calls & { stop: (value: null) => unknown }

type Options<Theirs extends WorkerCalls> = {
  /** Names of their slots. A replacement process takes over the name. */
  names: readonly string[]
  /** Functions that they may call in this process. */
  answers: Calls
  /** Initialises a new process. Rejects if it cannot work. */
  begin: (channel: ProcessChannel<Theirs>, name: string) => Promise<unknown>
  log: Log
}

type Living<Theirs extends Calls> = {
  channel: ProcessChannel<Theirs>
  ended: Promise<{ code: number; signal: string }>
  kill(): void
}

/**
 * Processes of Node's cluster that run this program's entry and share its ports. An ended process is restarted after a
 * delay, which grows while none lives long; the others are unaffected. All end with this process, however it ends.
 */
export function workerProcesses<Theirs extends WorkerCalls>({ names, answers, begin, log }: Options<Theirs>) {
  const living = new Map<string, Living<Theirs>>()
  const stopping = new AbortController()

  /** Runs one process after another in a slot until `stop`. `begun` settles with the first. */
  async function supervise(name: string, begun: PromiseWithResolvers<void>): Promise<void> {
    let restartDelayMs = MIN_RESTART_DELAY_MS
    let isFirst = true
    while (!stopping.signal.aborted) {
      const startedAt = performance.now()
      const process = fork<Theirs>(answers)
      living.set(name, process)
      const failure = await begin(process.channel, name).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      )
      if (failure !== null) end(process)
      if (failure === null) begun.resolve()
      else if (isFirst) begun.reject(new StartFailure(failure))
      const how = await process.ended
      living.delete(name)
      if (stopping.signal.aborted || (isFirst && failure !== null)) return
      isFirst = false
      if (performance.now() - startedAt > STABLE_AFTER_MS) restartDelayMs = MIN_RESTART_DELAY_MS
      log.error(
        { process: name, ...how, failure, restartDelayMs },
        'a process has ended and is started again',
      )
      await sleep(restartDelayMs, null, { signal: stopping.signal }).catch(() => {})
      restartDelayMs = Math.min(restartDelayMs * 2, MAX_RESTART_DELAY_MS)
    }
  }

  const places = names.map((name) => {
    const begun = Promise.withResolvers<void>()
    return { begun: begun.promise, ended: supervise(name, begun) }
  })

  return {
    /** Resolves when all have started. Rejects if one does not. */
    begun: Promise.all(places.map(({ begun }) => begun)),

    /** Returns the answers that arrive in time. */
    async requestAll<Name extends keyof Theirs & string>(
      name: Name,
      value: Parameters<Theirs[Name]>[0],
      withinMs: number,
    ) {
      const replies = [...living].map(async ([process, { channel }]) => ({
        process,
        answer: await channel.request(name, value, withinMs),
      }))
      const answered = await Promise.allSettled(replies)
      return answered.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    },

    /** Stops all processes. Resolves when they have ended. */
    async stop(): Promise<void> {
      stopping.abort()
      for (const process of living.values()) end(process)
      await Promise.all(places.map(({ ended }) => ended))
    },
  }
}

function fork<Theirs extends Calls>(answers: Calls): Living<Theirs> {
  const worker = cluster.fork()
  // A failed send is reported to its caller.
  worker.on('error', () => {})
  const channel = processChannel<Theirs>(worker.process, answers)
  const ended = new Promise<{ code: number; signal: string }>((done) => {
    worker.once('exit', (code: number, signal: string) => {
      channel.end(`it ended with ${signal || `exit code ${code}`}`)
      done({ code, signal })
    })
  })
  return { channel, ended, kill: () => void worker.process.kill('SIGKILL') }
}

function end<Theirs extends WorkerCalls>({ channel, ended, kill }: Living<Theirs>): void {
  const late = setTimeout(kill, STOP_MS)
  void ended.then(() => clearTimeout(late))
  // It ends without an answer.
  channel.request('stop', null).catch(() => {})
}
