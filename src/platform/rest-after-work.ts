import { setTimeout as wait } from 'node:timers/promises'

/** Work that had less of a processor than this share of its time competed with others for it. */
const UNDISTURBED = 0.8

/** How many times as long as such work took the thread then rests. */
const REST = 6
const MAX_REST_MS = 5_000

/**
 * Work of a worker thread that rests after a task that had to share the processors; the next task waits for it. Two
 * processors are often halves of one core, so that even a thread of low priority slows down what runs beside it.
 */
export function restAfterWork<Task, Answer>(
  work: (task: Task) => Answer | Promise<Answer>,
): (task: Task) => Promise<Answer> {
  let restsUntil = 0
  return async (task) => {
    const restMs = restsUntil - performance.now()
    if (restMs > 0) await wait(restMs)
    const [startedAt, usedBefore] = [performance.now(), process.threadCpuUsage()]
    try {
      return await work(task)
    } finally {
      const took = performance.now() - startedAt
      const { user, system } = process.threadCpuUsage(usedBefore)
      if ((user + system) / 1000 < UNDISTURBED * took)
        restsUntil = performance.now() + Math.min(REST * took, MAX_REST_MS)
    }
  }
}
