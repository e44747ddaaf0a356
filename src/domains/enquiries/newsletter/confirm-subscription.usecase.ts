import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { leaveLinks } from './leave-link.ts'
import type { NewsletterAskStore } from './newsletter-ask.store.ts'
import type { TellSubscriber } from './newsletter-news.ts'
import type { SubscriptionStore } from './subscription.store.ts'

export type LinkOver = { code: 'link_over'; detail: string }

/** Confirms a subscription by the secret of a mailed link, once. */
export type ConfirmSubscription = (secret: string) => Promise<Result<null, LinkOver>>

type Needs = {
  db: Db
  asks: NewsletterAskStore
  subscriptions: SubscriptionStore
  tellSubscriber: TellSubscriber
  leaveSecretOf: (subscriptionId: string) => string
  sha256: (text: string) => Buffer
  clock: Clock
}

const linkOver = fail({
  code: 'link_over',
  detail: 'This link was used already, or is older than 7 days; subscribe again',
} as const)

export function confirmSubscription(needs: Needs): ConfirmSubscription {
  const { db, asks, subscriptions, sha256, clock } = needs
  return async (secret) => {
    const hash = sha256(secret)
    const addressHash = await asks.addressOf(db, hash)
    if (!addressHash) return linkOver
    return db.transaction().execute(async (tx) => {
      await subscriptions.lock(tx, addressHash)
      const now = clock.now()
      const ask = await asks.use(tx, hash, now)
      if (!ask) return linkOver
      const before = await subscriptions.find(tx, addressHash)
      // The second of two links: the first proof counts.
      if (before && before.leftAt === null) return ok(null)
      const id = await subscriptions.confirm(tx, { addressHash, ...ask, now })
      const leaveSecret = needs.leaveSecretOf(id)
      await subscriptions.keepLeaveLinks(tx, [{ id, hash: sha256(leaveSecret) }])
      const news = { kind: 'subscribed', at: now, ...leaveLinks(leaveSecret) } as const
      await needs.tellSubscriber(tx, news, { recipient: ask.email, langId: ask.langId })
      return ok(null)
    })
  }
}
