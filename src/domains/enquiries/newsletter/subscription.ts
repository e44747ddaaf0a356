import { mailboxKey } from '#kernel/email-address.ts'
import type { LangId } from '#kernel/locale.ts'
import type { WindowLimit } from '#kernel/window-limit.ts'

/** A visitor's request for the newsletter. */
export type NewsletterRequest = {
  email: string
  langId: LangId
  /** Path of the page with the form. */
  page: string | null
  network: string | null
  askedAt: Temporal.Instant
}

/**
 * Proof of consent: times of the request and the confirmation, the page, and the wording shown, in the
 * language of `langId`.
 */
export type Consent = { langId: LangId; wording: string; page: string | null; askedAt: Temporal.Instant }

/** A subscription. `leftAt`: null while it is active. */
export type Subscription = Consent & {
  id: string
  confirmedAt: Temporal.Instant
  leftAt: Temporal.Instant | null
  /** Time of the last mail that reminded its owner that they are already subscribed. */
  remindedAt: Temporal.Instant | null
}

const DAY_MS = 24 * 3_600_000

/** Lifetime of a confirmation link, in milliseconds. */
export const CONFIRM_WITHIN_MS: number = 7 * DAY_MS

const DAY_S = 24 * 3600

/** Max confirmation mails per mailbox, within each period. */
const REQUEST_LIMITS: readonly WindowLimit[] = [
  { most: 1, seconds: 60 },
  { most: 3, seconds: DAY_S },
  { most: 6, seconds: 7 * DAY_S },
]

/** Returns the rate limits of a confirmation mail. It is not sent if any of them is exceeded. */
export function confirmationMailLimits(email: string): { name: string; limit: WindowLimit }[] {
  return REQUEST_LIMITS.map((limit) => ({
    name: `mails to confirm the newsletter in ${limit.seconds} s to ${mailboxKey(email)}`,
    limit,
  }))
}

export type SubscriberMail = 'confirm' | 'already' | null

/**
 * Returns the mail to send after a request: a reminder for subscribers, at most once a day, a confirmation
 * request for others.
 */
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
