import type { Asked, Pending } from './request-rates.ts'

/** Settles when a search's responses have arrived, or at its deadline, or after `waitMs`. */
export type WaitForAnswers = (
  asked: readonly Asked[],
  pending: readonly Pending[],
  waitMs: number | undefined,
) => Promise<void>

/**
 * Waits for responses. After a timeout, later searches still query the plan, but do not wait for it until it has
 * responded in time again. One slow supplier thus does not slow down every search. They do wait if there is nothing
 * else to show or to wait for.
 */
export function waitForAnswers({ deadlineMs: deadline }: { deadlineMs: () => number }): WaitForAnswers {
  const slow = new Set<string>()

  async function watch({ question, came }: Pending, deadlineMs: number): Promise<void> {
    const startedAt = performance.now()
    await came
    if (performance.now() - startedAt <= deadlineMs) slow.delete(question.plan.id)
  }

  return async (asked, pending, wanted) => {
    if (pending.length === 0) return
    const deadlineMs = deadline()
    const waitMs = wanted ?? deadlineMs
    const quick = pending.filter(({ question }) => !slow.has(question.plan.id))
    const hasCars = asked.some(({ answer }) => answer && 'rates' in answer && answer.count > 0)
    const awaited = quick.length > 0 || hasCars ? quick : pending
    for (const one of pending) void watch(one, deadlineMs)
    const inTime = await settledWithin(
      awaited.map(({ came }) => came),
      Math.min(waitMs, deadlineMs),
    )
    if (inTime || waitMs < deadlineMs) return
    for (const { question } of awaited) if (question.answer === null) slow.add(question.plan.id)
  }
}

async function settledWithin(promises: readonly Promise<void>[], ms: number): Promise<boolean> {
  const { promise: timeUp, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(() => resolve(false), ms)
  const inTime = await Promise.race([Promise.all(promises).then(() => true), timeUp])
  clearTimeout(timer)
  return inTime
}
