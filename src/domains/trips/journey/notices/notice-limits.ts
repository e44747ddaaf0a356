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
  verified: { most: 60, seconds: DAY },
  unverified: { most: 12, seconds: DAY },
  /** The part of them caused by travellers' bookings and cancellations. */
  requested: { most: 4, seconds: DAY },
  /** To all unverified addresses together. */
  booker: { most: 20, seconds: DAY },
  network: { most: 40, seconds: DAY },
  /** Shared by a company's people, instead of the two above. */
  company: { most: 300, seconds: DAY },
} as const satisfies Record<string, WindowLimit>

/** The trips user whose action sends a notice, and their network address. */
export type Requester = { profileId: string; companyId: string | null; network: string }

/** `network` is null if the notice follows later, from an earlier booking. */
export type NoticeCause = Omit<Requester, 'network'> & { network: string | null }

export function requesterOf(
  { profileId, companyId }: Pick<TripCaller, 'profileId' | 'companyId'>,
  network: string,
): Requester {
  return { profileId, companyId, network }
}

/** Destination of a notice: a mailbox key, or a number in E.164. */
export type NoticeReader = { to: string; isVerified: boolean }

/**
 * Returns the counters of a notice. Beyond any of the limits, it is not sent. `scale` multiplies all limits
 * (RATE_LIMIT_SCALE).
 */
export function noticeCounts(
  { to, isVerified }: NoticeReader,
  requester: NoticeCause | null,
  scale: number,
): Counted[] {
  const counts: [string, WindowLimit][] = isVerified
    ? [[`trip notice ${to}`, LIMITS.verified]]
    : [...(requester ? requesterCounts(requester, to) : []), [`trip notice ${to}`, LIMITS.unverified]]
  return counts.map(([name, limit]) => ({ name, limit: scaledLimit(limit, scale) }))
}

function requesterCounts(
  { profileId, companyId, network }: NoticeCause,
  to: string,
): [string, WindowLimit][] {
  const requested: [string, WindowLimit] = [`asked trip notice ${to}`, LIMITS.requested]
  if (companyId !== null) return [[`trip notices of company ${companyId}`, LIMITS.company], requested]
  const networks = network === null ? [] : networksOf(network)
  return [
    ...networks.map(({ name, times }): [string, WindowLimit] => [
      `trip notices from network ${name}`,
      scaledLimit(LIMITS.network, times),
    ]),
    [`trip notices of booker ${profileId}`, LIMITS.booker],
    requested,
  ]
}
