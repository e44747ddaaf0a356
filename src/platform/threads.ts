import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'

/** Every worker thread of this process is busy, and the queue is full. Answered with 503 and Retry-After. */
export class ThreadsBusy extends Error {
  constructor(cause?: unknown) {
    super('no worker thread is free', { cause })
  }
}

/**
 * Runs a task in a worker thread, and returns its result. Throws `ThreadsBusy` if the queue is full, or after a minute.
 * A job's task is always queued, because the number of jobs is bounded.
 */
export type ThreadWork<Task, Answer> = (task: Task, from?: 'request' | 'job') => Promise<Answer>

/** One core is left to the main thread. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1))

/** Maximum queued requests: for the longest tasks, some seconds per thread. */
const MAX_WAITING = 3 * THREADS

/** Maximum duration, including the queue, above that of any of our tasks on a slow machine. */
const MAX_MS = 60_000

/** Threads beyond the first end after this idle time. */
const IDLE_MS = 10_000

/** JavaScript heap of a thread: several times the need of our tasks. */
const HEAP = { maxOldGenerationSizeMb: 256 }

/** On Linux, threads give way to the main thread. At 19 they would hardly run on a busy machine. */
const NICE = 10

let started: Piscina | undefined

/** Returns the thread pool that all work of this process shares. It starts with the first task. */
function threads(): Piscina {
  started ??= new Piscina({
    minThreads: 1,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: HEAP,
    niceIncrement: NICE,
    // Flags of the main thread, such as a profiler's, do not apply to its workers.
    execArgv: [],
  })
  return started
}

/** Number of requests in preparation, in the queue or in progress. */
let places = 0

/**
 * Runs preparation that ends in a thread's work, such as reading rows for a file. Throws `ThreadsBusy` beforehand if
 * the threads are busy: reading for a task that is then rejected would cost more than it saves.
 */
export async function withPlace<Done>(work: () => Promise<Done>): Promise<Done> {
  if (places >= THREADS + MAX_WAITING || threads().queueSize >= MAX_WAITING) throw new ThreadsBusy()
  places += 1
  try {
    return await work()
  } finally {
    places -= 1
  }
}

/**
 * Runs work that takes the processor for more than about 20 ms, and would block other requests on the main thread.
 * `file`: a module (`*.worker.ts`) whose default export does it; tasks and answers are structured clones.
 */
export function threadWork<Task, Answer>(file: URL): ThreadWork<Task, Answer> {
  return async (task, from = 'request') => {
    const pool = threads()
    if (from === 'request' && pool.queueSize >= MAX_WAITING) throw new ThreadsBusy()
    const signal = AbortSignal.timeout(MAX_MS)
    try {
      return (await pool.run(task, { filename: file.href, signal })) as Answer
    } catch (error) {
      throw signal.aborted ? new ThreadsBusy(error) : error
    }
  }
}
