import { mailboxKey } from '#kernel/email-address.ts'
import { scaledLimit } from '#kernel/window-limit.ts'
import type { Counted } from '#platform/db/window-counts.store.ts'

const DAY = 24 * 3600

/**
 * Max booking mails per day, to one address and for one booking. `KNOWN` is for addresses verified or backed by a
 * payment; `UNKNOWN` for all others, because an owner may enter any number of other people's addresses.
 */
const KNOWN = { address: 60, booking: 20 } as const
const UNKNOWN = { address: 6, booking: 4 } as const

export type BookingMail = { to: string; bookingId: string; isKnown: boolean }

/**
 * Returns the rate limits a booking mail counts against; it is not sent if any is exceeded. `scale` is
 * RATE_LIMIT_SCALE.
 */
export function mailsCounted({ to, bookingId, isKnown }: BookingMail, scale: number): Counted[] {
  const { address, booking } = isKnown ? KNOWN : UNKNOWN
  const daily = (most: number) => scaledLimit({ most, seconds: DAY }, scale)
  const whose = isKnown ? 'known' : 'unknown'
  return [
    { name: `mails of cars to ${whose} ${mailboxKey(to)}`, limit: daily(address) },
    { name: `mails of car ${bookingId} to ${whose}`, limit: daily(booking) },
  ]
}
