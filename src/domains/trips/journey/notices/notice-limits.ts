import type { TripCaller } from '#domains/identity/public.ts'
import { networksOf } from '#kernel/network.ts'
import { scaledLimit, type WindowLimit } from '#kernel/window-limit.ts'
import type { Counted } from '#platform/db/window-counts.store.ts'

const DAY = 24 * 3600

/**
 * Most notices of trips in a day. Anybody can name anybody's address for a traveller, so what goes to one that nobody
 * involved has proved is counted for the reader, and, where one of the trips' people caused it, for them and each network that their address is of.
 */
const LIMITS = {
  /** To an address of who booked, or who travels, which they have proved. */
  proved: { most: 60, seconds: DAY },
  unproved: { most: 12, seconds: DAY },
  /** Of those, what was caused by bookings and cancellations of travellers. */
  asked: { most: 4, seconds: DAY },
  /** To all unproved addresses together. */
  booker: { most: 20, seconds: DAY },
  network: { most: 40, seconds: DAY },
  /** A company's people share this instead of the two. */
  company: { most: 300, seconds: DAY },
} as const satisfies Record<string, WindowLimit>

/** One of the trips' people by whose act a notice is sent, and from which network. */
export type Asker = { profileId: string; companyId: string | null; network: string }

/** `network` null: it followed later, of what they had booked. */
export type NoticeCause = Omit<Asker, 'network'> & { network: string | null }

export function askerOf(
  { profileId, companyId }: Pick<TripCaller, 'profileId' | 'companyId'>,
  network: string,
): Asker {
  return { profileId, companyId, network }
}

/** Where a notice goes: the key of a mailbox, or a number in E.164. */
export type NoticeReader = { to: string; isProved: boolean }

/**
 * What a notice is counted under; beyond any of the limits it is not sent. `scale` multiplies them all (RATE_LIMIT_SCALE).
 */
export function noticeCounts(
  { to, isProved }: NoticeReader,
  asker: NoticeCause | null,
  scale: number,
): Counted[] {
  const counts: [string, WindowLimit][] = isProved
    ? [[`trip notice ${to}`, LIMITS.proved]]
    : [...(asker ? ofAsker(asker, to) : []), [`trip notice ${to}`, LIMITS.unproved]]
  return counts.map(([name, limit]) => ({ name, limit: scaledLimit(limit, scale) }))
}

function ofAsker({ profileId, companyId, network }: NoticeCause, to: string): [string, WindowLimit][] {
  const asked: [string, WindowLimit] = [`asked trip notice ${to}`, LIMITS.asked]
  if (companyId !== null) return [[`trip notices of company ${companyId}`, LIMITS.company], asked]
  const networks = network === null ? [] : networksOf(network)
  return [
    ...networks.map(({ name, times }): [string, WindowLimit] => [
      `trip notices from network ${name}`,
      scaledLimit(LIMITS.network, times),
    ]),
    [`trip notices of booker ${profileId}`, LIMITS.booker],
    asked,
  ]
}
