import type { LangId } from '#kernel/locale.ts'

/** What a visitor asked for: the address, in lower case, and where they asked for it. */
export type NewsletterRequest = {
  email: string
  langId: LangId
  /** Path of the page with the form. */
  page: string | null
  network: string | null
  askedAt: Date
}

/** Proof of consent: when it was asked for and confirmed, where, and the wording shown, in the language of `langId`. */
export type Consent = { langId: LangId; wording: string; page: string | null; askedAt: Date }

/** A subscription; `leftAt`: null while it is confirmed. */
export type Subscription = Consent & {
  id: string
  confirmedAt: Date
  leftAt: Date | null
  /** When its owner was last mailed that they are subscribed already. */
  remindedAt: Date | null
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** How long a link to confirm is valid. */
export const CONFIRM_WITHIN_MS: number = 7 * DAY_MS

/** Mails to confirm that one address gets at most: two a minute apart, and so many within each period. */
const MOST_ASKS = [
  { within: MINUTE_MS, most: 1 },
  { within: DAY_MS, most: 3 },
  { within: 7 * DAY_MS, most: 6 },
] as const

/** The longest period that is counted. */
export const ASKS_COUNTED_MS: number = 7 * DAY_MS

export type SubscriberMail = 'confirm' | 'already' | null

/** The mail after a request, whatever its number: a subscriber is reminded once a day, others are asked to confirm. */
export function mailAfterRequest({
  subscription,
  asked,
  now,
}: {
  subscription: Pick<Subscription, 'leftAt' | 'remindedAt'> | null
  /** When the address was mailed to confirm, within `ASKS_COUNTED_MS`. */
  asked: readonly Date[]
  now: Date
}): SubscriberMail {
  const isWithin = (at: Date | null, ms: number) => at !== null && now.getTime() - at.getTime() < ms
  if (subscription && subscription.leftAt === null)
    return isWithin(subscription.remindedAt, DAY_MS) ? null : 'already'
  const isEnough = MOST_ASKS.some(
    ({ within, most }) => asked.filter((at) => isWithin(at, within)).length >= most,
  )
  return isEnough ? null : 'confirm'
}
