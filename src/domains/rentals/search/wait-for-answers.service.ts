import type { App } from '#platform/app.ts'
import type { RateQuestion, Pending } from './request-rates.service.ts'

/** The part of the app that knows how long a search waits. */
export type DeadlineApp = { settings: Pick<App['settings'], 'of'> }

/**
 * Waits until a search's responses have arrived, or until its deadline, or for `requestedMs`. After a timeout, later
 * searches still query the plan, but do not wait for it until it has responded in time again. One slow supplier thus
 * does not slow down every search. They do wait if there is nothing else to show or to wait for. `slowPlans` has the
 * ids of those plans.
 */
export async function waitForAnswers(
  { settings }: DeadlineApp,
  slowPlans: Set<string>,
  { questions, pending }: { questions: readonly RateQuestion[]; pending: readonly Pending[] },
  requestedMs?: number,
): Promise<void> {
  if (pending.length === 0) return
  const deadlineMs = settings.of('search_deadline')
  const waitMs = requestedMs ?? deadlineMs
  const quick = pending.filter(({ question }) => !slowPlans.has(question.plan.id))
  const hasCars = questions.some(({ answer }) => answer && 'rates' in answer && answer.count > 0)
  const awaited = quick.length > 0 || hasCars ? quick : pending
  for (const one of pending) void forgetIfQuick(slowPlans, one, deadlineMs)
  const inTime = await settledWithin(
    awaited.map(({ came }) => came),
    Math.min(waitMs, deadlineMs),
  )
  if (inTime || waitMs < deadlineMs) return
  for (const { question } of awaited) if (question.answer === null) slowPlans.add(question.plan.id)
}

/** Removes a plan from the slow ones if it responds before the deadline. */
async function forgetIfQuick(
  slowPlans: Set<string>,
  { question, came }: Pending,
  deadlineMs: number,
): Promise<void> {
  const startedAt = performance.now()
  await came
  if (performance.now() - startedAt <= deadlineMs) slowPlans.delete(question.plan.id)
}

async function settledWithin(promises: readonly Promise<void>[], ms: number): Promise<boolean> {
  const { promise: timeUp, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(() => resolve(false), ms)
  const inTime = await Promise.race([Promise.all(promises).then(() => true), timeUp])
  clearTimeout(timer)
  return inTime
}
