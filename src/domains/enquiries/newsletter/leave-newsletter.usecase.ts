import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { LinkOver } from './confirm-subscription.usecase.ts'
import type { NewsletterAskStore } from './newsletter-ask.store.ts'
import type { SubscriptionStore } from './subscription.store.ts'

/** Ends a subscription by the secret of any of its links; again changes nothing. */
export type LeaveNewsletter = (secret: string) => Promise<Result<null, LinkOver>>

type Needs = {
  db: Db
  asks: Pick<NewsletterAskStore, 'end'>
  subscriptions: Pick<SubscriptionStore, 'addressOf' | 'lock' | 'leave'>
  sha256: (text: string) => Buffer
  clock: Clock
}

/** Links to confirm that were mailed before end too: whoever leaves is not brought back by one of them. */
export function leaveNewsletter({ db, asks, subscriptions, sha256, clock }: Needs): LeaveNewsletter {
  return async (secret) => {
    const addressHash = await subscriptions.addressOf(db, sha256(secret))
    if (!addressHash)
      return fail({ code: 'link_over', detail: 'No subscription belongs to this link any more' })
    await db.transaction().execute(async (tx) => {
      await subscriptions.lock(tx, addressHash)
      const now = clock.now()
      await subscriptions.leave(tx, addressHash, now)
      await asks.end(tx, addressHash, now)
    })
    return ok(null)
  }
}
