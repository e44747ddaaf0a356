import { networksOf } from '#kernel/network.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { scaledLimit, type WindowLimit } from '#kernel/window-limit.ts'
import type { WindowCounts } from '#platform/db/window-counts.store.ts'
import type { CardSubject } from './payment.store.ts'

/** Declines of a day after which no other card is tried: for what is paid, for who pays, and for their network. */
const DECLINES = { most: 5, seconds: 24 * 3600 } as const

/**
 * Cards of a day that a bank asks about, after which no other is tried: whoever is asked for 3-D Secure knows that the card
 * is good, and may leave. More than of declines: at any moment some travellers are at their bank, and some never return.
 */
const ASKED = {
  person: { most: 20, seconds: 24 * 3600 },
  network: { most: 40, seconds: 24 * 3600 },
} as const

export type TooManyDeclines = { code: 'too_many_declines'; detail: string; seconds: number }

/** What is paid, by whom (null: nobody known), from where. */
export type CardTry = { of: CardSubject; person: string | null; networkAddress: string }

/** `asked`: the bank asks the traveller, and may decline later. */
export type CardOutcome = 'declined' | 'asked' | 'other'

/**
 * Tries a card, unless too many were declined: whoever tests stolen numbers learns five a day. A try counts from before
 * the gateway is asked, so that many at once are no more than five; one that was not declined is taken back. One that the
 * bank asks about stays counted for what is paid, and among those asked about for who pays and their network, until the
 * bank agrees: who answers it is whose card it is.
 */
export type LimitDeclines = <T>(
  of: CardTry,
  tryCard: () => Promise<T>,
  outcomeOf: (tried: T) => CardOutcome,
) => Promise<Result<T, TooManyDeclines>>

type Needs = {
  counts: Pick<WindowCounts, 'take' | 'giveBack' | 'keysOf'>
  /** Notes on the payment what is to be given back once its bank agrees. */
  noteCounted: (of: CardSubject, keys: readonly Buffer[]) => Promise<void>
  now: () => Temporal.Instant
  scale: number
}

export function limitDeclines({ counts, noteCounted, now, scale }: Needs): LimitDeclines {
  const counted = (name: string, limit: WindowLimit, times = 1) => ({
    name,
    limit: scaledLimit(limit, times * scale),
  })
  return async ({ of, person, networkAddress }, tryCard, outcomeOf) => {
    const subject = 'tripId' in of ? `trip ${of.tripId}` : `booking ${of.bookingId}`
    const paid = counted(`declined cards of ${subject}`, DECLINES)
    const people = person === null ? [] : [person]
    const networks = networksOf(networkAddress)
    const declined = [
      ...people.map((name) => counted(`declined cards of ${name}`, DECLINES)),
      ...networks.map(({ name, times }) => counted(`declined cards from ${name}`, DECLINES, times)),
    ]
    const askedAbout = [
      ...people.map((name) => counted(`cards asked about of ${name}`, ASKED.person)),
      ...networks.map(({ name, times }) => counted(`cards asked about from ${name}`, ASKED.network, times)),
    ]
    const seconds = await counts.take([paid, ...declined, ...askedAbout], now())
    if (seconds > 0)
      return fail({ code: 'too_many_declines', detail: 'No other card is tried today', seconds })
    const tried = await tryCard()
    const outcome = outcomeOf(tried)
    const notSo = { declined: askedAbout, asked: declined, other: [paid, ...declined, ...askedAbout] }
    await counts.giveBack(notSo[outcome])
    if (outcome === 'asked')
      await noteCounted(of, counts.keysOf([paid, ...askedAbout].map(({ name }) => name)))
    return ok(tried)
  }
}
