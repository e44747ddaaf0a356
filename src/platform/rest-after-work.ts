import { setTimeout as wait } from 'node:timers/promises'

/** Work with a smaller share of processor time competed with other work. */
const UNDISTURBED = 0.8

/** Rest after such work, as a multiple of its duration. */
const REST = 6
const MAX_REST_MS = 5_000

/**
 * Pauses a worker thread after a task that had to share the processors; the next task waits. Two processors
 * are often halves of one core, so that even a low-priority thread slows down its neighbour.
 */
export function restAfterWork<Task, Answer>(
  work: (task: Task) => Answer | Promise<Answer>,
): (task: Task) => Promise<Answer> {
  let pausedUntil = 0
  return async (task) => {
    const restMs = pausedUntil - performance.now()
    if (restMs > 0) await wait(restMs)
    const [startedAt, usedBefore] = [performance.now(), process.threadCpuUsage()]
    try {
      return await work(task)
    } finally {
      const took = performance.now() - startedAt
      const { user, system } = process.threadCpuUsage(usedBefore)
      if ((user + system) / 1000 < UNDISTURBED * took)
        pausedUntil = performance.now() + Math.min(REST * took, MAX_REST_MS)
    }
  }
}
