import { mailboxKey } from '#kernel/email-address.ts'
import { scaledLimit } from '#kernel/window-limit.ts'
import type { Counted } from '#platform/db/window-counts.store.ts'

const DAY = 24 * 3600

/**
 * Most mails of cars in a day to one address, and of one booking, whose owner may type another address as often as they
 * like: to addresses of those who have paid or proved them, and to those that may be strangers'.
 */
const KNOWN = { address: 60, booking: 20 } as const
const UNKNOWN = { address: 6, booking: 4 } as const

export type BookingMail = { to: string; bookingId: string; isKnown: boolean }

/** What a mail of a car is counted under; beyond any of the limits it is not sent. `scale`: RATE_LIMIT_SCALE. */
export function mailsCounted({ to, bookingId, isKnown }: BookingMail, scale: number): Counted[] {
  const { address, booking } = isKnown ? KNOWN : UNKNOWN
  const most = (limit: number) => scaledLimit({ most: limit, seconds: DAY }, scale)
  const whose = isKnown ? 'known' : 'unknown'
  return [
    { name: `mails of cars to ${whose} ${mailboxKey(to)}`, limit: most(address) },
    { name: `mails of car ${bookingId} to ${whose}`, limit: most(booking) },
  ]
}
