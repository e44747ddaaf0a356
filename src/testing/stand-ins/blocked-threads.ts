import { ThreadsBusy, threadWork } from '#platform/threads.ts'

const runBlocked = threadWork<Int32Array<SharedArrayBuffer>, string>(
  new URL('blocked.worker.ts', import.meta.url),
)

/** Creates a task that occupies a worker thread until `open` is called. */
export function blockedWork() {
  const gate = new Int32Array(new SharedArrayBuffer(4))
  const open = (as = 1) => {
    Atomics.store(gate, 0, as)
    Atomics.notify(gate, 0)
  }
  return { open, start: (from?: 'request' | 'job') => runBlocked(gate, from) }
}

/** More tasks than the threads of any machine accept. */
const TOO_MANY = 64

/** Overloads the worker threads of this process so that requests are rejected until `end`, which returns the number of accepted tasks. */
export function busyThreads() {
  const { open, start } = blockedWork()
  const running = Array.from({ length: TOO_MANY }, () => start().catch(rejectionOf))
  return {
    async end() {
      open()
      return (await Promise.all(running)).filter((answer) => answer === 'done').length
    },
  }
}

function rejectionOf(error: unknown): string {
  if (error instanceof ThreadsBusy) return 'refused'
  throw error
}
