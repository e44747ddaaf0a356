import { networksOf } from '#kernel/network.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { scaledLimit } from '#kernel/window-limit.ts'
import type { WindowCounts } from '#platform/db/window-counts.store.ts'

/** Declines of a day after which no other card is tried: for what is paid, for who pays, and for their network. */
const DECLINES = { most: 5, seconds: 24 * 3600 } as const

export type TooManyDeclines = { code: 'too_many_declines'; detail: string; seconds: number }

/** What is paid, by whom (null: nobody known), from where. */
export type CardTry = { subject: string; person: string | null; networkAddress: string }

/** `asked`: the bank asks the traveller, and may decline later. */
export type CardOutcome = 'declined' | 'asked' | 'other'

/**
 * Tries a card, unless too many were declined: whoever tests stolen numbers learns five a day. A try counts from before
 * the gateway is asked, so that many at once are no more than five; one that was not declined is taken back. While the
 * bank asks, it stays counted for what is paid.
 */
export type LimitDeclines = <T>(
  of: CardTry,
  tryCard: () => Promise<T>,
  outcomeOf: (tried: T) => CardOutcome,
) => Promise<Result<T, TooManyDeclines>>

type Needs = { counts: Pick<WindowCounts, 'take' | 'giveBack'>; now: () => Date; scale: number }

export function limitDeclines({ counts, now, scale }: Needs): LimitDeclines {
  const limit = (times = 1) => scaledLimit(DECLINES, times * scale)
  return async ({ subject, person, networkAddress }, tryCard, outcomeOf) => {
    const paid = { name: `declined cards of ${subject}`, limit: limit() }
    const payer = [
      ...(person === null ? [] : [{ name: `declined cards of ${person}`, limit: limit() }]),
      ...networksOf(networkAddress).map(({ name, times }) => ({
        name: `declined cards from ${name}`,
        limit: limit(times),
      })),
    ]
    const seconds = await counts.take([paid, ...payer], now())
    if (seconds > 0)
      return fail({ code: 'too_many_declines', detail: 'No other card is tried today', seconds })
    const tried = await tryCard()
    const outcome = outcomeOf(tried)
    if (outcome === 'asked') await counts.giveBack(payer)
    if (outcome === 'other') await counts.giveBack([paid, ...payer])
    return ok(tried)
  }
}
