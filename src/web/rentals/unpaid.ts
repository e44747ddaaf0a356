import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'

/** Outcomes of an order's payment without a charge. */
export type UnpaidWord = 'refused' | 'unanswered' | 'abandoned' | 'declined' | 'unavailable'

const WORD_OF_EVENT: Readonly<Record<string, UnpaidWord>> = {
  payment_refused: 'refused',
  payment_unanswered: 'unanswered',
  payment_abandoned: 'abandoned',
  payment_declined: 'declined',
  payment_unavailable: 'unavailable',
}

/** Finds why the last order of a cart was not paid; null for a cart that was not ordered, and for any other booking. */
export function findUnpaidReason({ status, events }: Pick<Booking, 'status' | 'events'>): UnpaidWord | null {
  if (status !== 'cart') return null
  const ordered = events.findLastIndex(({ kind }) => kind === 'order_placed')
  if (ordered < 0) return null
  const ended = events.slice(ordered).findLast(({ kind }) => WORD_OF_EVENT[kind])
  return ended ? (WORD_OF_EVENT[ended.kind] ?? null) : null
}
