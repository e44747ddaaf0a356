import { fork } from 'node:child_process'
import { basename } from 'node:path'
import { processChannel } from './process-channel.ts'
import type { WorkCalls } from './work-process.ts'

/**
 * Heap of the process in MB, with initial room for the young objects of several replies, which would otherwise be
 * copied before they die. Garbage is collected on the main thread: V8's helper threads would wait for each other on few
 * processors.
 */
const FLAGS = [
  '--max-old-space-size=256',
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
  '--single-threaded-gc',
]

/**
 * Time, in milliseconds, for which an idle process waits for the job's next run: a new one compiles its code
 * again.
 */
const IDLE_MS = 300_000

/** Started by `node`, next to this file. */
const ENTRY = new URL('work-process.ts', import.meta.url)

/**
 * Runs background work that first waits for external services and then uses the processor. It runs in its own process
 * at the lowest priority, including V8's helper threads, which a worker thread would share. `file`: a module
 * (`*.worker.ts`) whose default export does the work; tasks and answers are JSON. The process starts with the first
 * task, and ends with this process or when idle. Its tasks reject if it ends earlier.
 */
export function processWork<Task, Answer>(file: URL): (task: Task) => Promise<Answer> {
  let running: ReturnType<typeof start> | undefined
  return async (task) => {
    if (!running || running.hasEnded()) running = start(file)
    return (await running.work(task)) as Answer
  }
}

function start(file: URL) {
  const child = fork(ENTRY, [file.href], { execArgv: FLAGS })
  const channel = processChannel<WorkCalls>(child, {})
  let [ended, pending] = [false, 0]
  let idle: NodeJS.Timeout | undefined
  const gone = (how: string) => {
    ended = true
    clearTimeout(idle)
    channel.end(`the process of ${basename(file.pathname)} ended with ${how}`)
  }
  child.once('exit', (code, signal) => gone(signal ?? `exit code ${code}`))
  child.on('error', (error) => gone(error.message))
  // It delays the end of this process only while it works.
  child.unref()

  async function work(task: unknown): Promise<unknown> {
    clearTimeout(idle)
    pending += 1
    child.channel?.ref()
    try {
      return await channel.request('work', task)
    } finally {
      pending -= 1
      if (pending === 0) pause()
    }
  }

  function pause(): void {
    child.channel?.unref()
    idle = setTimeout(() => {
      ended = true
      child.kill('SIGKILL')
    }, IDLE_MS).unref()
  }

  return { work, hasEnded: () => ended }
}
