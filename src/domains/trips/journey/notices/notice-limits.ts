import type { TripCaller } from '#domains/identity/public.ts'
import { networksOf } from '#kernel/network.ts'
import { scaledLimit, type WindowLimit } from '#kernel/window-limit.ts'
import type { Counted } from '#platform/db/window-counts.store.ts'

const DAY = 24 * 3600

/**
 * Maximum trip notices a day. Anybody can enter someone else's address for a traveller. A notice to an address that
 * nobody involved has verified is therefore counted for the reader and, if a trips user caused it, for that user and
 * each network of their request.
 */
const LIMITS = {
  /** To a verified address of the booker or the traveller. */
  proved: { most: 60, seconds: DAY },
  unproved: { most: 12, seconds: DAY },
  /** The part of them caused by travellers' bookings and cancellations. */
  asked: { most: 4, seconds: DAY },
  /** To all unverified addresses together. */
  booker: { most: 20, seconds: DAY },
  network: { most: 40, seconds: DAY },
  /** Shared by a company's people, instead of the two above. */
  company: { most: 300, seconds: DAY },
} as const satisfies Record<string, WindowLimit>

/** The trips user whose action sends a notice, and their network address. */
export type Asker = { profileId: string; companyId: string | null; network: string }

/** `network` is null if the notice follows later, from an earlier booking. */
export type NoticeCause = Omit<Asker, 'network'> & { network: string | null }

export function askerOf(
  { profileId, companyId }: Pick<TripCaller, 'profileId' | 'companyId'>,
  network: string,
): Asker {
  return { profileId, companyId, network }
}

/** Destination of a notice: a mailbox key, or a number in E.164. */
export type NoticeReader = { to: string; isProved: boolean }

/**
 * Returns the counters of a notice. Beyond any of the limits, it is not sent. `scale` multiplies all limits
 * (RATE_LIMIT_SCALE).
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
