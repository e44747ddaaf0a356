import { setTimeout as wait } from 'node:timers/promises'

/** Work with a smaller share of processor time competed with other work. */
const UNDISTURBED = 0.8

/** Rest after such work, as a multiple of its duration. */
const PAUSE_FACTOR = 6
const MAX_PAUSE_MS = 5_000

/**
 * Pauses a worker thread after a task that had to share the processors; the next task waits. Two processors
 * are often halves of one core, so that even a low-priority thread slows down its neighbour.
 */
export function pauseAfterWork<Task, Answer>(
  work: (task: Task) => Answer | Promise<Answer>,
): (task: Task) => Promise<Answer> {
  let pausedUntil = 0
  return async (task) => {
    const pauseMs = pausedUntil - performance.now()
    if (pauseMs > 0) await wait(pauseMs)
    const [startedAt, usedBefore] = [performance.now(), process.threadCpuUsage()]
    try {
      return await work(task)
    } finally {
      const took = performance.now() - startedAt
      const { user, system } = process.threadCpuUsage(usedBefore)
      if ((user + system) / 1000 < UNDISTURBED * took)
        pausedUntil = performance.now() + Math.min(PAUSE_FACTOR * took, MAX_PAUSE_MS)
    }
  }
}
