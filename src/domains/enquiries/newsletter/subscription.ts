import { mailboxKey } from '#kernel/email-address.ts'
import type { LangId } from '#kernel/locale.ts'
import type { WindowLimit } from '#kernel/window-limit.ts'

/** What a visitor asked for: the address, in lower case, and where they asked for it. */
export type NewsletterRequest = {
  email: string
  langId: LangId
  /** Path of the page with the form. */
  page: string | null
  network: string | null
  askedAt: Temporal.Instant
}

/** Proof of consent: when it was asked for and confirmed, where, and the wording shown, in the language of `langId`. */
export type Consent = { langId: LangId; wording: string; page: string | null; askedAt: Temporal.Instant }

/** A subscription; `leftAt`: null while it is confirmed. */
export type Subscription = Consent & {
  id: string
  confirmedAt: Temporal.Instant
  leftAt: Temporal.Instant | null
  /** When its owner was last mailed that they are subscribed already. */
  remindedAt: Temporal.Instant | null
}

const DAY_MS = 24 * 3_600_000

/** How long a link to confirm is valid. */
export const CONFIRM_WITHIN_MS: number = 7 * DAY_MS

const DAY_S = 24 * 3600

/** Mails to confirm that one mailbox gets at most: two a minute apart, and so many within each period. */
const MAX_ASKS: readonly WindowLimit[] = [
  { most: 1, seconds: 60 },
  { most: 3, seconds: DAY_S },
  { most: 6, seconds: 7 * DAY_S },
]

/** What a mail to confirm is counted under; beyond any of the limits it is not sent. */
export function confirmationMailLimits(email: string): { name: string; limit: WindowLimit }[] {
  return MAX_ASKS.map((limit) => ({
    name: `mails to confirm the newsletter in ${limit.seconds} s to ${mailboxKey(email)}`,
    limit,
  }))
}

export type SubscriberMail = 'confirm' | 'already' | null

/** The mail after a request: a subscriber is reminded once a day, others are asked to confirm. */
export function mailAfterRequest({
  subscription,
  now,
}: {
  subscription: Pick<Subscription, 'leftAt' | 'remindedAt'> | null
  now: Temporal.Instant
}): SubscriberMail {
  if (!subscription || subscription.leftAt !== null) return 'confirm'
  const { remindedAt } = subscription
  return remindedAt !== null && Temporal.Instant.compare(now, remindedAt.add({ hours: 24 })) < 0
    ? null
    : 'already'
}
