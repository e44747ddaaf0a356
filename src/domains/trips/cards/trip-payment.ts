import type { CardMark, DeclineReason, GatewayPayment } from '#domains/payments/public.ts'
import type { Money } from '#kernel/money.ts'
import { UNPAID_MINUTES } from '../journey/unpaid-trip.ts'
import type { TripMoney } from '../journey/trip-money.ts'
import type { Approval, TripStatus } from '../journey/trip.contract.ts'

/** `opened`: the gateway is being asked; `asked`: the bank asks the traveller (3-D Secure). */
export type TripPaymentStatus = 'opened' | 'asked' | 'captured' | 'declined' | 'released'
export type TripRefundStatus = 'due' | 'done' | 'failed'

export type TripPayment = {
  id: string
  tripId: string
  status: TripPaymentStatus
  amount: Money
  card: CardMark | null
  declineReason: DeclineReason | null
  actionUrl: string | null
  createdAt: Temporal.Instant
}

/** The gateway is asked about a payment whose answer was lost after this long: longer than any call takes. */
export const LOST_SECONDS = 60
/** A bank's question that nobody has answered is asked about this often, */
export const ASKED_SECONDS = 30
/** and given up after this long. */
export const BANK_MINUTES = 15

/** What to do about a payment, by what the gateway says of it. */
export type PaymentStep =
  | { kind: 'capture' }
  | { kind: 'release' }
  | { kind: 'wait' }
  | { kind: 'becomes'; status: 'captured' | 'declined' | 'released' }

/**
 * The next step of a payment that is open. Nothing is captured for a trip that was cancelled meanwhile, or of which less
 * is due by now; what the gateway does not know, or the bank's question of too long ago, is released, so that it cannot
 * arrive later.
 */
export function nextPaymentStep(
  payment: TripPayment,
  trip: { status: TripStatus; money: TripMoney },
  atGateway: GatewayPayment | null,
  now: Temporal.Instant,
): PaymentStep {
  const age = now.since(payment.createdAt)
  switch (atGateway?.status) {
    case undefined:
      return age.total('seconds') >= LOST_SECONDS ? { kind: 'release' } : { kind: 'wait' }
    case 'action_required':
      return !isOwed(payment, trip) || age.total('minutes') >= BANK_MINUTES
        ? { kind: 'release' }
        : { kind: 'wait' }
    case 'authorised':
      return { kind: isOwed(payment, trip) ? 'capture' : 'release' }
    case 'captured':
    case 'declined':
    case 'released':
      return { kind: 'becomes', status: atGateway.status }
  }
}

function isOwed(
  { amount }: TripPayment,
  { status, money }: { status: TripStatus; money: TripMoney },
): boolean {
  return isPayable(status) && amount.amount <= money.due.amount
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
}): Temporal.Instant | null {
  const isKept = trip.status === 'booked' && (trip.approval === 'none' || trip.approval === 'approved')
  return isKept ? trip.changedAt.add({ minutes: UNPAID_MINUTES }) : null
}

/** What the traveller is told of the payment of a trip, by its newest payment and refunds, and what is still due. */
export function shownPayment(
  tripStatus: TripStatus,
  latest: { payment: TripPayment; refunded: number; owesRefund: boolean } | null,
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
  if (payment?.status === 'asked') return 'asked'
  return payment?.status === 'declined' ? 'declined' : 'due'
}
