import { networksOf } from '#kernel/network.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { scaledLimit, type WindowLimit } from '#kernel/window-limit.ts'
import type { App } from '#platform/app.ts'
import { paymentStore, type CardSubject } from './payment.store.ts'

/** Max declined cards a day per payment subject, person and network. */
const DECLINES = { most: 5, seconds: 24 * 3600 } as const

/**
 * Daily limits of cards for which a bank requests 3-D Secure, because such a request already shows that the card is
 * valid. They are higher than the limit of declines: at any moment some travellers are at their bank, and some never
 * return.
 */
const CHALLENGE_LIMITS = {
  person: { most: 20, seconds: 24 * 3600 },
  network: { most: 40, seconds: 24 * 3600 },
} as const

export type TooManyDeclines = { code: 'too_many_declines'; detail: string; seconds: number }

/** The subject of a payment, the person (null if unknown) and the network. */
export type CardTry = { of: CardSubject; person: string | null; networkAddress: string }

/** `asked`: the bank requested 3-D Secure, and may decline later. */
export type CardOutcome = 'declined' | 'asked' | 'other'

/** The parts of the app that limit declines. */
export type DeclineApp = Pick<App, 'db' | 'clock' | 'windowCounts' | 'limitScale'>

/**
 * Tries a card, unless too many were declined, so that a tester of stolen numbers learns at most five a day. A try is
 * counted before the call to the gateway, so that concurrent tries cannot exceed the limit; if it was not declined,
 * the count is taken back. A try with 3-D Secure stays counted until the bank approves, which proves the cardholder:
 * the payment records these counts.
 */
export async function limitDeclines<T>(
  { db, clock, windowCounts, limitScale }: DeclineApp,
  { of, person, networkAddress }: CardTry,
  tryCard: () => Promise<T>,
  outcomeOf: (tried: T) => CardOutcome,
): Promise<Result<T, TooManyDeclines>> {
  const counted = (name: string, limit: WindowLimit, times = 1) => ({
    name,
    limit: scaledLimit(limit, times * limitScale),
  })
  const subject = 'tripId' in of ? `trip ${of.tripId}` : `booking ${of.bookingId}`
  const paid = counted(`declined cards of ${subject}`, DECLINES)
  const people = person === null ? [] : [person]
  const networks = networksOf(networkAddress)
  const declined = [
    ...people.map((name) => counted(`declined cards of ${name}`, DECLINES)),
    ...networks.map(({ name, times }) => counted(`declined cards from ${name}`, DECLINES, times)),
  ]
  const challenges = [
    ...people.map((name) => counted(`cards asked about of ${name}`, CHALLENGE_LIMITS.person)),
    ...networks.map(({ name, times }) =>
      counted(`cards asked about from ${name}`, CHALLENGE_LIMITS.network, times),
    ),
  ]
  const seconds = await windowCounts.take([paid, ...declined, ...challenges], clock.now())
  if (seconds > 0) return fail({ code: 'too_many_declines', detail: 'No other card is tried today', seconds })
  const tried = await tryCard()
  const outcome = outcomeOf(tried)
  const notSo = { declined: challenges, asked: declined, other: [paid, ...declined, ...challenges] }
  await windowCounts.giveBack(notSo[outcome])
  if (outcome === 'asked') {
    const keys = windowCounts.keysOf([paid, ...challenges].map(({ name }) => name))
    await paymentStore.noteCounted(db, of, keys)
  }
  return ok(tried)
}
