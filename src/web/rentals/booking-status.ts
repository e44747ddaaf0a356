import {
  TRAVELLER_EVENTS,
  type BookingEventKind,
  type BookingStatus,
} from '#domains/rentals/bookings/booking-status.contract.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { NoticeTone } from '#ui/notice.tsx'
import { lastChange } from './booking-changes.ts'
import { findUnpaidReason } from './unpaid.ts'

/**
 * Status to display for a booking: its own, or a pending cancellation, change or bank challenge; `unpaid`: it
 * was ordered, and the payment failed.
 */
export type StatusWord =
  | BookingStatus
  | 'cancel_requested'
  | 'change_requested'
  | 'change_bank_asks'
  | 'bank_asks'
  | 'unpaid'

type StatusDisplay = {
  word: StatusWord
  tone: NoticeTone
  /** Still in progress: poll every few seconds. */
  watched: boolean
  /** The desk will hand over a car for it. */
  voucher: boolean
  next: 'search' | 'checkout' | null
}

const STATUS_DISPLAY: Record<StatusWord, Omit<StatusDisplay, 'word'>> = {
  cart: { tone: 'plain', watched: false, voucher: false, next: 'checkout' },
  unpaid: { tone: 'careful', watched: false, voucher: false, next: 'checkout' },
  bank_asks: { tone: 'careful', watched: true, voucher: false, next: null },
  awaiting_payment: { tone: 'careful', watched: true, voucher: false, next: null },
  awaiting_supplier: { tone: 'careful', watched: true, voucher: false, next: null },
  confirmed: { tone: 'good', watched: false, voucher: true, next: null },
  cancel_requested: { tone: 'careful', watched: true, voucher: false, next: null },
  change_requested: { tone: 'careful', watched: true, voucher: true, next: null },
  change_bank_asks: { tone: 'careful', watched: true, voucher: true, next: null },
  completed: { tone: 'good', watched: false, voucher: true, next: 'search' },
  cancelled: { tone: 'plain', watched: false, voucher: false, next: 'search' },
  no_show: { tone: 'plain', watched: false, voucher: false, next: 'search' },
  failed: { tone: 'bad', watched: false, voucher: false, next: 'search' },
  expired: { tone: 'plain', watched: false, voucher: false, next: 'search' },
}

type StatusFields = Pick<Booking, 'status' | 'cancel_requested' | 'events' | 'payment_action'>

export function statusDisplayOf(booking: StatusFields): StatusDisplay {
  const word = wordOf(booking)
  return { word, ...STATUS_DISPLAY[word] }
}

function wordOf({ status, cancel_requested, events, payment_action }: StatusFields): StatusWord {
  if (status === 'awaiting_payment' && payment_action) return 'bank_asks'
  if (findUnpaidReason({ status, events })) return 'unpaid'
  if (status !== 'confirmed') return status
  if (cancel_requested) return 'cancel_requested'
  if (payment_action) return 'change_bank_asks'
  return lastChange({ events })?.state === 'under_way' ? 'change_requested' : status
}

export type MoneyWord =
  | 'pending'
  | 'held'
  | 'paid'
  | 'released'
  | 'refund_pending'
  | 'refunded'
  | 'refund_failed'
  | 'repaid'
  | 'kept'
  | 'declined'
  | 'at_desk'
  | 'nothing'

/** Returns the state of the traveller's money, as a key of the messages; null if there is nothing to say. */
export function moneyWord({
  payment_status: payment,
  status,
  price,
  refund,
  events,
}: Pick<Booking, 'payment_status' | 'status' | 'price' | 'refund' | 'events'>): MoneyWord | null {
  if (payment === 'authorised') return 'held'
  // The order was not charged, and the booking can be paid again.
  if (status === 'cart' && (payment === 'declined' || payment === 'released')) return 'nothing'
  if (payment === 'paid')
    return refund && refund.amount.amount === 0 && status === 'cancelled' ? 'kept' : 'paid'
  // The card's bank returned the refund; it was paid another way since.
  if (payment === 'refunded' && events.some(({ kind }) => kind === 'refund_failed')) return 'repaid'
  if (payment !== 'none') return payment
  if (status === 'confirmed' || status === 'completed') return price.pay_at_desk.amount > 0 ? 'at_desk' : null
  return status === 'cart' || status === 'expired' ? null : 'nothing'
}

/** Events a traveller understands; others are internal. */
const SHOWN_KINDS: ReadonlySet<BookingEventKind> = new Set(TRAVELLER_EVENTS)

/**
 * Returns the history in order, without internal events and without consecutive duplicates. Of several orders
 * the last is shown: failures of the others have events of their own.
 */
export function travellerEvents(events: Booking['events']): Booking['events'] {
  const ordered = events.findLastIndex(({ kind }) => kind === 'order_placed')
  return events
    .filter(({ kind }, at) => SHOWN_KINDS.has(kind) && (kind !== 'order_placed' || at === ordered))
    .filter(({ kind }, at, shown) => shown[at - 1]?.kind !== kind)
}

export type BookingGroup = 'upcoming' | 'past' | 'cancelled'

/**
 * Returns the heading that a booking is listed under; null for carts. The station's local time decides when
 * it is over.
 */
export function groupOf({ status }: Pick<Booking, 'status'>): BookingGroup | null {
  if (status === 'cart' || status === 'expired') return null
  if (status === 'cancelled' || status === 'failed') return 'cancelled'
  return status === 'completed' || status === 'no_show' ? 'past' : 'upcoming'
}
