import { languageOf } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { feedbackForm } from '../filled-form.ts'
import type { LockAccount } from '../lock-account.ts'
import type { KeepEnquiry, Sending, SentEnquiry } from '../keep-enquiry.service.ts'
import type { Feedback } from './feedback.contract.ts'

export type FeedbackFailure = { code: 'sign_in_required'; detail: string }

/** Keeps the feedback of somebody with an account as an enquiry under their name and address. */
export type GiveFeedback = (
  feedback: Feedback,
  sending: Sending & { caller: { userId: string } },
) => Promise<Result<SentEnquiry, FeedbackFailure>>

type Needs = {
  db: Db
  lockAccount: LockAccount
  /** A held account's name and address. */
  readAccount: (
    tx: Db,
    userId: string,
  ) => Promise<{ firstName: string; lastName: string; email: string; emailVerified: boolean } | null>
  keepEnquiry: KeepEnquiry
}

export function giveFeedback({ db, lockAccount, readAccount, keepEnquiry }: Needs): GiveFeedback {
  return (feedback, sending) =>
    db.transaction().execute(async (tx) => {
      const { userId } = sending.caller
      const account = (await lockAccount(tx, userId)) ? await readAccount(tx, userId) : null
      if (!account) return fail({ code: 'sign_in_required', detail: 'This account is no longer there' })
      const { firstName, lastName, email, emailVerified: isProved } = account
      const form = feedbackForm(feedback, {
        account: { name: `${firstName} ${lastName}`.trim(), email },
        language: languageOf(sending.langId),
      })
      return ok(await keepEnquiry(tx, form, { userId, bookingId: null, isProved }, sending))
    })
}
