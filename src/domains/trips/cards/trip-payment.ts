import type { Payment } from '#domains/payments/public.ts'
import type { Money } from '#kernel/money.ts'
import type { TripMoney } from '../journey/trip-money.ts'
import type { Approval, TripStatus } from '../journey/trip.contract.ts'

export type TripPayment = Payment & { tripId: string }

/** Seconds after which the gateway is queried about a payment whose answer was lost. No call takes longer. */
export const ANSWER_TIMEOUT_SECONDS = 60
/** Interval, in seconds, of queries about an unanswered bank challenge. */
export const CHALLENGE_QUERY_SECONDS = 30
/** Minutes after which an unanswered bank challenge is abandoned. */
export const TRIP_BANK_MINUTES = 15

/** Returns true if a payment may be captured: the trip is still payable and the amount due still covers it. */
export function isCapturable(
  { amount }: Pick<Payment, 'amount'>,
  { status, money }: { status: TripStatus; money: TripMoney },
): boolean {
  return isPayable(status) && amount.amount <= money.due.amount
}

/** Returns true if a payment may still be in flight to the gateway. */
export function mayBeInFlight({ createdAt }: Pick<Payment, 'createdAt'>, now: Temporal.Instant): boolean {
  return now.since(createdAt).total('seconds') < ANSWER_TIMEOUT_SECONDS
}

/** Returns true unless the trip was cancelled or is a no-show. */
export function isPayable(status: TripStatus): boolean {
  return status !== 'cancelled' && status !== 'no_show'
}

/**
 * Returns the time until which an unpaid trip stays reserved. Null if it is not cancelled for lack of payment: its
 * company still has to approve it, or a driver or desk that can collect the amount due has it.
 */
export function reservedUntil(trip: {
  status: TripStatus
  approval: Approval
  changedAt: Temporal.Instant
  unpaidMinutes: number
}): Temporal.Instant | null {
  const isReserved = trip.status === 'booked' && (trip.approval === 'none' || trip.approval === 'approved')
  return isReserved ? trip.changedAt.add({ minutes: trip.unpaidMinutes }) : null
}

/** Returns the payment status shown to the traveller, from the newest payment, its refunds and the amount still due. */
export function shownPayment(
  tripStatus: TripStatus,
  latest: { payment: Payment; refunded: number; owesRefund: boolean } | null,
  due: Money,
): 'due' | 'asked' | 'declined' | 'paid' | 'part_paid' | 'refunded' | 'refund_failed' | 'cancelled' {
  const { payment = null, refunded = 0, owesRefund = false } = latest ?? {}
  if (owesRefund) return 'refund_failed'
  if (payment?.status === 'captured') {
    if (refunded >= payment.amount.amount) return 'refunded'
    return due.amount > 0 ? 'part_paid' : 'paid'
  }
  if (!isPayable(tripStatus)) return 'cancelled'
  // The full amount was collected on the spot.
  if (due.amount === 0) return 'paid'
  if (payment?.status === 'opened' && payment.bank) return 'asked'
  return payment?.status === 'declined' ? 'declined' : 'due'
}
