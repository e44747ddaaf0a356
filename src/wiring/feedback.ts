import { feedbackRoutes } from '#domains/accounts/feedback/feedback.routes.ts'
import { feedbackStore } from '#domains/accounts/feedback/feedback.store.ts'
import { giveFeedback } from '#domains/accounts/feedback/give-feedback.usecase.ts'
import type { Accounts } from './accounts.ts'
import type { Shared } from './shared.ts'

export function wireFeedback({ db, clock, rateLimit }: Shared, { requireRole }: Accounts) {
  return {
    api: [
      feedbackRoutes({
        giveFeedback: giveFeedback({ feedback: feedbackStore(db), clock }),
        requireRole,
        rateLimit,
      }),
    ],
  }
}
