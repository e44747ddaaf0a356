import type { Clock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import type { Feedback, FeedbackStore } from './feedback.store.ts'

/** Stores a visitor's feedback for the staff; returns its id. */
export type GiveFeedback = (feedback: Omit<Feedback, 'id'>) => Promise<string>

export function giveFeedback({ feedback, clock }: { feedback: FeedbackStore; clock: Clock }): GiveFeedback {
  return async (said) => {
    const id = newId()
    await feedback.insert({ id, ...said }, new Date(clock.now().epochMilliseconds))
    return id
  }
}
