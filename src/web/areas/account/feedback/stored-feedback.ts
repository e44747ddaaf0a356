import { FEEDBACK_TOPICS } from '#domains/enquiries/feedback/feedback.contract.ts'
import type { TabStorage } from '#web/forms/tab-storage.ts'

const NAME = 'feedback'

/** The form while being filled in; nothing is preselected. */
export type FeedbackDraft = { topic: string; message: string; score: number | null }

export const EMPTY_FEEDBACK: FeedbackDraft = { topic: '', message: '', score: null }

export function keepFeedback(storage: TabStorage, draft: FeedbackDraft): void {
  storage.setItem(NAME, JSON.stringify(draft))
}

export function forgetFeedback(storage: TabStorage): void {
  storage.removeItem(NAME)
}

/** The draft stored in this tab; anything unreadable counts as nothing. */
export function storedFeedback(storage: TabStorage): FeedbackDraft {
  try {
    const kept: unknown = JSON.parse(storage.getItem(NAME) ?? '{}')
    return feedbackDraft({ ...(kept as object) })
  } catch {
    return EMPTY_FEEDBACK
  }
}

/** The fields of a form or a stored draft, as a draft; a score may be text. */
export function feedbackDraft({ topic, message, score }: Readonly<Record<string, unknown>>): FeedbackDraft {
  const stars = [1, 2, 3, 4, 5].find((known) => String(known) === String(score))
  return {
    topic: FEEDBACK_TOPICS.find((known) => known === topic) ?? '',
    message: typeof message === 'string' ? message : '',
    score: stars ?? null,
  }
}
