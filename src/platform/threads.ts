import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'

/** Every worker thread of this process is busy, and as many requests wait as may; answered by 503 with Retry-After. */
export class ThreadsBusy extends Error {
  constructor(cause?: unknown) {
    super('no worker thread is free', { cause })
  }
}

/**
 * Runs a task in a worker thread and answers what it returns. Throws `ThreadsBusy` where too many wait, or after a
 * minute. A job's task always takes its turn: who asks is bounded by the job.
 */
export type ThreadWork<Task, Answer> = (task: Task, from?: 'request' | 'job') => Promise<Answer>

/** One core is left to the main thread. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1))

/** Requests that may wait: of the longest tasks, some seconds for each thread. */
const MAX_WAITING = 3 * THREADS

/** Longer than any of our tasks takes on a slow machine, its turn in the queue included. */
const MAX_MS = 60_000

/** Threads beyond the first end when they were idle for so long. */
const IDLE_MS = 10_000

/** The JavaScript heap of a thread: several times what a task of ours needs. */
const HEAP = { maxOldGenerationSizeMb: 256 }

/** On Linux the threads yield the processors to the main thread. At 19 they would hardly run on a machine that is busy otherwise. */
const NICE = 10

let started: Piscina | undefined

/** All such work of this process shares the threads, which start with the first task. */
function threads(): Piscina {
  started ??= new Piscina({
    minThreads: 1,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: HEAP,
    niceIncrement: NICE,
    // Flags of the main thread, such as a profiler's, are not for its workers.
    execArgv: [],
  })
  return started
}

/** Requests that have a place: their task is prepared, waits or is worked on. */
let places = 0

/**
 * Does what ends in a thread's work, such as reading rows for a file of them. Throws `ThreadsBusy` before any of it where the
 * threads have enough to do: reading for a task that is then refused would take more than the refusal saves.
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
 * Work that takes the processor for more than some 20 ms, and would hold up every other request on the main thread.
 * `file` is a module (`*.worker.ts`) whose default export does it; tasks and answers are structured clones.
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
