import type { Clock } from '#kernel/clock.ts'
import type { LangId } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { EnquiryStore } from '../enquiry.store.ts'
import type { HoldAccount } from '../hold-account.ts'

export type Feedback = { userId: string; langId: LangId; topic: string; score: number; message: string }

/** Keeps the feedback of somebody with an account as an enquiry; returns its id. */
export type GiveFeedback = (
  feedback: Feedback,
) => Promise<Result<string, { code: 'sign_in_required'; detail: string }>>

type Needs = {
  db: Db
  enquiries: Pick<EnquiryStore, 'insert'>
  holdAccount: HoldAccount
  clock: Clock
}

export function giveFeedback({ db, enquiries, holdAccount, clock }: Needs): GiveFeedback {
  return ({ userId, langId, message, topic, score }) =>
    db.transaction().execute(async (tx) => {
      if (!(await holdAccount(tx, userId)))
        return fail({ code: 'sign_in_required', detail: 'This account is no longer there' })
      const { id } = await enquiries.insert(
        tx,
        {
          kind: 'feedback',
          state: 'new',
          signs: [],
          langId,
          name: null,
          email: null,
          userId,
          message,
          content: { topic, score },
          page: null,
          bookingId: null,
        },
        new Date(clock.now().epochMilliseconds),
      )
      return ok(id)
    })
}
