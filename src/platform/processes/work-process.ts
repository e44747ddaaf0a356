import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { processChannel, type Calls } from './process-channel.ts'

export type WorkCalls = Calls & { work: (task: unknown) => Promise<unknown> }

type Worker = { default: (task: unknown) => Promise<unknown> }

/**
 * Lowers the priority of all threads. Linux has a priority per thread, and V8's exist before our first line. `chrt`, if
 * available, makes them idle: a processor that runs only idle threads counts as free for threads that wake up.
 */
function yieldToOthers(): void {
  const isLinux = process.platform === 'linux'
  const threads = isLinux ? readdirSync('/proc/self/task').map(Number) : [process.pid]
  for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW)
  const idle = ['--all-tasks', '--idle', '--pid', '0', String(process.pid)]
  if (isLinux) spawnSync('chrt', idle, { stdio: 'ignore' })
}

yieldToOthers()
// A terminal and some service managers signal every process. The parent decides, and this process ends with it.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())

const [, , file = ''] = process.argv
const worker = import(file) as Promise<Worker>
processChannel(process, {
  work: async (task: unknown) => (await worker).default(task),
} satisfies WorkCalls)
