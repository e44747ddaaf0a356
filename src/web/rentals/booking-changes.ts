import { cancellationRule } from '#domains/rentals/search/cancellation-rule.contract.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'

/**
 * The state of a booking's last change: `unpaid` when its card was declined, `refused` when the supplier rejected it,
 * `abandoned` when the traveller gave it up at the bank.
 */
export type ChangeState = 'under_way' | 'made' | 'unpaid' | 'refused' | 'abandoned'

const ENDS: ReadonlySet<string> = new Set(['changed', 'change_failed', 'change_abandoned'])

/** Returns the outcome of the last change that a traveller accepted, and when; null if there was none. */
export function lastChange({ events }: Pick<Booking, 'events'>): { state: ChangeState; at: string } | null {
  const from = events.findLastIndex(({ kind }) => kind === 'change_accepted')
  const since = from < 0 ? [] : events.slice(from)
  const ended = since.find(({ kind }) => ENDS.has(kind))
  if (!ended) return since[0] ? { state: 'under_way', at: since[0].at } : null
  if (ended.kind === 'changed') return { state: 'made', at: ended.at }
  if (ended.kind === 'change_abandoned') return { state: 'abandoned', at: ended.at }
  const isRejected = since.some(({ kind }) => kind === 'change_refused')
  return { state: isRejected ? 'refused' : 'unpaid', at: ended.at }
}

/** Finds why a confirmed booking cannot be changed: its terms, the time, or a change in progress; null if it can. */
export function findUnchangeableReason(
  booking: Pick<Booking, 'status' | 'can' | 'offer' | 'cancel_requested' | 'events'>,
): 'terms' | 'late' | 'under_way' | 'other' | null {
  const { status, can, offer, cancel_requested } = booking
  if (status !== 'confirmed') return 'other'
  if (can.modify) return null
  if (cancellationRule(offer.cancellation).freeUntil === null) return 'terms'
  return cancel_requested || lastChange(booking)?.state === 'under_way' ? 'under_way' : 'late'
}
