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
export function keptFeedback(storage: TabStorage): FeedbackDraft {
  try {
    const kept: unknown = JSON.parse(storage.getItem(NAME) ?? '{}')
    const { topic, message, score } = { ...EMPTY_FEEDBACK, ...(kept as object) } as Record<string, unknown>
    return {
      topic: FEEDBACK_TOPICS.find((known) => known === topic) ?? '',
      message: typeof message === 'string' ? message : '',
      score: typeof score === 'number' && [1, 2, 3, 4, 5].includes(score) ? score : null,
    }
  } catch {
    return EMPTY_FEEDBACK
  }
}
