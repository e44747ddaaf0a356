import { fork } from 'node:child_process'
import { basename } from 'node:path'
import { processChannel } from './process-channel.ts'
import type { WorkCalls } from './work-process.ts'

/**
 * The heap of the process, in MB, and room from the start for the young objects of several replies, which are otherwise copied before
 * they die. Its garbage is collected by the thread that made it: V8's other threads would wait for each other where processors are few.
 */
const FLAGS = [
  '--max-old-space-size=256',
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
  '--single-threaded-gc',
]

/** It is kept from one run of a job to the next, as a new process compiles its code anew. */
const IDLE_MS = 300_000

/** Entered by `node`, beside this file. */
const ENTRY = new URL('work-process.ts', import.meta.url)

type WorkProcess = ReturnType<typeof start>

/**
 * Work that waits for outside services and then takes the processor, and for which nobody waits: in a process of its own at the
 * lowest priority, V8's helper threads included, which a thread would share with everybody else. `file` is a module
 * (`*.worker.ts`) whose default export does it; tasks and answers are JSON. The process starts with the first task and ends with this
 * one, or when it was idle; its tasks reject where it ends before.
 */
export function processWork<Task, Answer>(file: URL): (task: Task) => Promise<Answer> {
  let running: WorkProcess | undefined
  return async (task) => {
    if (!running || running.hasEnded()) running = start(file)
    return (await running.work(task)) as Answer
  }
}

function start(file: URL) {
  const child = fork(ENTRY, [file.href], { execArgv: FLAGS })
  const channel = processChannel<WorkCalls>(child, {})
  let [ended, asked] = [false, 0]
  let idle: NodeJS.Timeout | undefined
  const gone = (how: string) => {
    ended = true
    clearTimeout(idle)
    channel.end(`the process of ${basename(file.pathname)} ended with ${how}`)
  }
  child.once('exit', (code, signal) => gone(signal ?? `exit code ${code}`))
  child.on('error', (error) => gone(error.message))
  // It holds up the end of this process only while it works.
  child.unref()

  async function work(task: unknown): Promise<unknown> {
    clearTimeout(idle)
    asked += 1
    child.channel?.ref()
    try {
      return await channel.ask('work', task)
    } finally {
      asked -= 1
      if (asked === 0) rest()
    }
  }

  function rest(): void {
    child.channel?.unref()
    idle = setTimeout(() => {
      ended = true
      child.kill('SIGKILL')
    }, IDLE_MS).unref()
  }

  return { work, hasEnded: () => ended }
}
