import type { Clock } from '#kernel/clock.ts'
import { emailKey } from '#kernel/email-address.ts'
import type { Language } from '#kernel/locale.ts'
import { languageOf } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { WindowCounts } from '#platform/db/window-counts.store.ts'
import { isThrowAway } from '../throw-away-address.ts'
import { confirmPage, leaveLinks } from './leave-link.ts'
import type { NewsletterAskStore } from './newsletter-ask.store.ts'
import type { TellSubscriber } from './newsletter-news.ts'
import type { NewsletterRequestStore } from './newsletter-request.store.ts'
import {
  confirmationMailLimits,
  CONFIRM_WITHIN_MS,
  mailAfterRequest,
  type NewsletterRequest,
} from './subscription.ts'
import type { SubscriptionStore } from './subscription.store.ts'

/** Asks for the newsletter; `fax` is a field that only robots fill in. */
export type AskNewsletter = (
  request: Omit<NewsletterRequest, 'askedAt'> & { fax: string | undefined },
) => Promise<void>

type Needs = {
  requests: NewsletterRequestStore
  asks: NewsletterAskStore
  subscriptions: SubscriptionStore
  counts: Pick<WindowCounts, 'takeIn'>
  tellSubscriber: TellSubscriber
  wordingIn: (language: Language) => string
  leaveSecretOf: (subscriptionId: string) => string
  newToken: () => string
  sha256: (text: string) => Buffer
  clock: Clock
}

/**
 * Double opt-in. A request only stores the address, so that neither the reply nor its time reveals whether it is
 * subscribed; a job looks it up and mails it. A robot's request and one for a throw-away mailbox are dropped.
 */
export function subscribe(needs: Needs): { ask: AskNewsletter; mailAsked: () => Promise<number> } {
  const { requests, asks, subscriptions, counts, tellSubscriber } = needs
  const now = () => needs.clock.now()

  async function askToConfirm(tx: Db, { email, langId, ...rest }: NewsletterRequest, addressHash: Buffer) {
    const secret = needs.newToken()
    const at = now()
    await asks.insert(tx, {
      hash: needs.sha256(secret),
      addressHash,
      email,
      langId,
      wording: needs.wordingIn(languageOf(langId)),
      ...rest,
      at,
      expiresAt: at.add({ milliseconds: CONFIRM_WITHIN_MS }),
    })
    const news = { kind: 'confirm', at: rest.askedAt, page: confirmPage(secret) } as const
    await tellSubscriber(tx, news, { recipient: email, langId })
  }

  async function mailOne(tx: Db, request: NewsletterRequest) {
    const { email: recipient, langId } = request
    const addressHash = needs.sha256(recipient)
    await subscriptions.lock(tx, addressHash)
    const subscription = await subscriptions.find(tx, addressHash)
    const mail = mailAfterRequest({ subscription, now: now() })
    if (mail === 'confirm' && (await counts.takeIn(tx, confirmationMailLimits(recipient), now())) === 0)
      await askToConfirm(tx, request, addressHash)
    if (mail !== 'already' || !subscription) return
    await subscriptions.remind(tx, subscription.id, now())
    const links = leaveLinks(needs.leaveSecretOf(subscription.id))
    const news = { kind: 'already', at: subscription.confirmedAt, ...links } as const
    await tellSubscriber(tx, news, { recipient, langId })
  }

  return {
    async ask({ fax, ...request }) {
      if (fax || isThrowAway(request.email)) return
      await requests.insert({ ...request, email: emailKey(request.email), askedAt: now() })
    },
    mailAsked: () => requests.take(mailOne),
  }
}
