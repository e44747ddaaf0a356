import type { Payment } from '#domains/payments/public.ts'
import type { Money } from '#kernel/money.ts'
import type { TripMoney } from '../journey/trip-money.ts'
import type { Approval, TripStatus } from '../journey/trip.contract.ts'

export type TripPayment = Payment & { tripId: string }

/** The gateway is asked about a payment whose answer was lost after this long: longer than any call takes. */
export const LOST_SECONDS = 60
/** A bank's question that nobody has answered is asked about this often, */
export const ASKED_SECONDS = 30
/** and given up after this long. */
export const TRIP_BANK_MINUTES = 15

/** Nothing is captured for a trip that was cancelled meanwhile, or of which less is due by now. */
export function isOwed(
  { amount }: Pick<Payment, 'amount'>,
  { status, money }: { status: TripStatus; money: TripMoney },
): boolean {
  return isPayable(status) && amount.amount <= money.due.amount
}

/** Returns true if a payment may still be on its way to the gateway. */
export function mayBeInFlight({ createdAt }: Pick<Payment, 'createdAt'>, now: Temporal.Instant): boolean {
  return now.since(createdAt).total('seconds') < LOST_SECONDS
}

/** A trip can be paid until it is over or called off. */
export function isPayable(status: TripStatus): boolean {
  return status !== 'cancelled' && status !== 'no_show'
}

/**
 * Until when a trip is kept without being paid. Null: it is not cancelled for that, since its company still has to
 * approve of it, or a driver or a desk has it, who can collect what is due.
 */
export function keptUntil(trip: {
  status: TripStatus
  approval: Approval
  changedAt: Temporal.Instant
  unpaidMinutes: number
}): Temporal.Instant | null {
  const isKept = trip.status === 'booked' && (trip.approval === 'none' || trip.approval === 'approved')
  return isKept ? trip.changedAt.add({ minutes: trip.unpaidMinutes }) : null
}

/** What the traveller is told of the payment of a trip, by its newest payment and refunds, and what is still due. */
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
  // All was collected on the spot.
  if (due.amount === 0) return 'paid'
  if (payment?.status === 'opened' && payment.bank) return 'asked'
  return payment?.status === 'declined' ? 'declined' : 'due'
}
