import { ThreadsBusy, threadWork } from '#platform/threads.ts'

const held = threadWork<Int32Array<SharedArrayBuffer>, string>(new URL('held.worker.ts', import.meta.url))

/** A task that a worker thread works on until the gate opens, `openGate`. */
export function heldWork() {
  const gate = new Int32Array(new SharedArrayBuffer(4))
  const open = (as = 1) => {
    Atomics.store(gate, 0, as)
    Atomics.notify(gate, 0)
  }
  return { open, start: (from?: 'request' | 'job') => held(gate, from) }
}

/** More than the threads of any machine take. */
const TOO_MANY = 64

/** Gives the worker threads of this process so much to do that requests are refused until `end`, which says what was taken. */
export function busyThreads() {
  const { open, start } = heldWork()
  const running = Array.from({ length: TOO_MANY }, () => start().catch(refusal))
  return {
    async end() {
      open()
      return (await Promise.all(running)).filter((answer) => answer === 'done').length
    },
  }
}

function refusal(error: unknown): string {
  if (error instanceof ThreadsBusy) return 'refused'
  throw error
}
