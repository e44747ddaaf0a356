import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'

export type Feedback = {
  id: string
  userId: string
  langId: LangId
  topic: string
  score: number
  message: string
}

export type FeedbackStore = { insert(feedback: Feedback, now: Date): Promise<void> }

export function feedbackStore(db: Db): FeedbackStore {
  return {
    async insert({ id, userId, langId, topic, score, message }, now) {
      await db
        .insertInto('feedback')
        .values({ id, user_id: userId, lang_id: langId, topic, score, message, created_at: now })
        .execute()
    },
  }
}
