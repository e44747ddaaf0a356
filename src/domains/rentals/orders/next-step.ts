import type { Payment } from '#domains/payments/public.ts'
import { awaitedPayment, type BookingRecord } from '../bookings/booking.ts'

/**
 * The next step of an order or a cancellation. After a crash at any line, `nextStep` returns the step that finishes or
 * undoes it; each step is idempotent.
 */
export type Step =
  /** A payment was opened with unknown outcome: query the gateway, because the card data are gone. */
  | 'find_payment'
  /** The supplier may or may not have the booking: look it up before reserving again. */
  | 'retrieve'
  /** The supplier has it and the money is held: capture it. */
  | 'capture'
  /** The supplier has it and nothing (more) is to be paid now. */
  | 'confirm'
  /** The supplier has it at a price that was not agreed: cancel it. */
  | 'undo_reservation'
  /** The supplier refused: release the hold. */
  | 'release'
  /** The supplier refused and no money is held. */
  | 'give_up'
  | 'cancel_at_supplier'
  | 'refund'
  | 'done'

type State = Pick<BookingRecord, 'status' | 'supplierState'> & {
  payment: Pick<Payment, 'status'> | null
  nextRefund: object | null
}

export function nextStep({ status, supplierState, payment, nextRefund }: State): Step {
  if (status === 'awaiting_payment') return 'find_payment'
  if (status === 'awaiting_supplier') {
    const isAuthorised = payment?.status === 'authorised'
    if (supplierState === 'asked') return 'retrieve'
    if (supplierState === 'too_dear') return 'undo_reservation'
    if (supplierState === 'reserved') return isAuthorised ? 'capture' : 'confirm'
    return isAuthorised ? 'release' : 'give_up'
  }
  if (status === 'confirmed' && supplierState === 'cancelling') return 'cancel_at_supplier'
  if (nextRefund) return 'refund'
  return 'done'
}

/** Max polling interval while a payment is open, because its traveller is waiting. */
const PAYMENT_SECONDS = 30

type Awaited = Pick<Payment, 'status' | 'bank'>
type Waiting = Pick<BookingRecord, 'status' | 'attempts'> & {
  payment: Awaited | null
  changePayment: Awaited | null
}

/**
 * Returns when an unsettled booking is next attempted. If the bank's challenge expires before then, it is at that
 * moment.
 */
export function nextAttempt(booking: Waiting, now: Temporal.Instant): Temporal.Instant {
  const seconds = secondsToNextAttempt(booking.attempts)
  const payment = awaitedPayment(booking)
  if (!payment) return now.add({ seconds })
  const next = now.add({ seconds: Math.min(seconds, PAYMENT_SECONDS) })
  const until = payment.bank?.until
  const isSooner =
    until && Temporal.Instant.compare(until, now) > 0 && Temporal.Instant.compare(until, next) < 0
  return isSooner ? until : next
}

/** Returns the exponential backoff in seconds for an unsettled booking, up to five minutes. */
function secondsToNextAttempt(attempts: number): number {
  return Math.min(300, 2 ** Math.min(attempts, 10))
}
