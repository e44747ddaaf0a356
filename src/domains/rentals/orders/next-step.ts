import { awaitedPayment, type BookingRecord, type Payment } from '../bookings/booking.ts'

/**
 * What has to happen next for an order or a cancellation to end. A crash at any line leaves a state for which this
 * gives the step that finishes or undoes it; each step is safe to repeat.
 */
export type Step =
  /** A payment was opened and its answer is not known: ask the gateway, whose card we no longer have. */
  | 'find_payment'
  /** The supplier may or may not have the booking: ask before booking again. */
  | 'retrieve'
  /** The supplier has it, the money is held: take it. */
  | 'capture'
  /** The supplier has it and nothing (more) is to be paid now. */
  | 'confirm'
  /** The supplier has it at a price that nobody agreed to: let it go again. */
  | 'undo_reservation'
  /** The supplier will not have it: give back what is held. */
  | 'release'
  /** The supplier will not have it and no money is held. */
  | 'give_up'
  | 'cancel_at_supplier'
  | 'refund'
  | 'done'

type State = Pick<BookingRecord, 'status' | 'supplierState'> & {
  payment: Pick<NonNullable<BookingRecord['payment']>, 'status'> | null
}

export function nextStep({ status, supplierState, payment }: State): Step {
  if (status === 'awaiting_payment') return 'find_payment'
  if (status === 'awaiting_supplier') {
    const held = payment?.status === 'authorised'
    if (supplierState === 'asked') return 'retrieve'
    if (supplierState === 'too_dear') return 'undo_reservation'
    if (supplierState === 'reserved') return held ? 'capture' : 'confirm'
    return held ? 'release' : 'give_up'
  }
  if (status === 'confirmed' && supplierState === 'cancelling') return 'cancel_at_supplier'
  if (payment?.status === 'refunding') return 'refund'
  return 'done'
}

/** While a payment is open its traveller waits for it: it is looked at at least this often. */
const PAYMENT_SECONDS = 30

type Awaited = Pick<Payment, 'status' | 'bank'>
type Waiting = Pick<BookingRecord, 'status' | 'attempts'> & {
  payment: Awaited | null
  changePayment: Awaited | null
}

/** When an unsettled booking is looked at again; one whose bank may be answered until then, at that moment. */
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

/** Seconds until an unsettled booking is looked at again: quick at first, then every five minutes. */
function secondsToNextAttempt(attempts: number): number {
  return Math.min(300, 2 ** Math.min(attempts, 10))
}
