import { partnerPart, type Booking, type LedBooking, type LedBy } from '#domains/rentals/public.ts'
import { convert, share, subtract, type Money } from '#kernel/money.ts'
import type { EarningReason, EarningState } from '../record/earning.contract.ts'
import { certainReason } from './certain-reason.ts'
import type { EarningDecision, EarningFlag } from './earning-flag.contract.ts'

/** All that decides what a booking earns its partner. */
export type EarningFacts = {
  booking: Pick<
    LedBooking,
    'status' | 'sold' | 'price' | 'exchange' | 'pickUpAt' | 'dropOffAt' | 'pickedUpAt'
  >
  terms: Pick<LedBy, 'earns' | 'basisPoints'>
  holdingDays: number
  flags: readonly EarningFlag[]
  decision: EarningDecision | null
}

/** What a booking earns now, in hundredths of its currency. */
export type Earning = {
  state: Exclude<EarningState, 'paid'>
  reason: EarningReason | null
  amount: number
  payableAt: Temporal.Instant | null
  /** When time alone changes it; null: its booking or a person does, or nothing any more. */
  nextAt: Temporal.Instant | null
  /** It is not paid before a person has decided. */
  toDecide: boolean
}

/** What becomes of the commission by the booking's status; a status without a rule does not compile. */
const BY_STATUS = {
  cart: 'not_ordered',
  awaiting_payment: 'not_ordered',
  expired: 'not_ordered',
  awaiting_supplier: 'earns',
  confirmed: 'earns',
  completed: 'earns',
  cancelled: 'cancelled',
  no_show: 'no_show',
  failed: 'refused',
} as const satisfies Record<Booking['status'], 'not_ordered' | 'earns' | EarningReason>

/**
 * What a booking earns its partner; null before it is ordered. It is confirmed once the car is picked up: as the supplier's
 * record reports, which most never do, or else by the clock, as long as nobody reports a no-show. It is payable when the
 * rental is over and the holding days after it too; one with flags worth more than `decideAbove` waits for a person then.
 */
export function earningOf(facts: EarningFacts, now: Temporal.Instant, decideAbove: Money): Earning | null {
  const { booking, holdingDays } = facts
  const outcome = BY_STATUS[booking.status]
  if (outcome === 'not_ordered') return null
  const reason = outcome === 'earns' ? whyNotPaid(facts) : outcome
  if (reason) return { state: 'reversed', reason, amount: 0, payableAt: null, nextAt: null, toDecide: false }
  const { amount } = commissionOn(facts)
  const toDecide = waitsForPerson(facts, amount, decideAbove)
  const payableAt = booking.dropOffAt.add({ hours: 24 * holdingDays })
  const earns = (state: Earning['state'], nextAt: Temporal.Instant | null): Earning => ({
    state,
    reason: null,
    amount,
    payableAt,
    nextAt,
    toDecide,
  })
  // The supplier's answer and the end of a rental are events of the booking.
  if (booking.status === 'awaiting_supplier') return earns('pending', null)
  if (booking.status === 'confirmed')
    return isPickedUp(booking, now) ? earns('confirmed', null) : earns('pending', booking.pickUpAt)
  if (toDecide) return earns('confirmed', null)
  return isBefore(now, payableAt) ? earns('confirmed', payableAt) : earns('payable', null)
}

/** A percent of the price without it, as the traveller pays it, or a share of our margin; never below zero. */
function commissionOn({ booking, terms }: EarningFacts): Money {
  const { sold, price } = booking
  if (terms.earns === 'percent') return partnerPart(sold.offer, terms.basisPoints)
  const margin = subtract(price.total, price.supplier_total)
  return share({ ...margin, amount: Math.max(0, margin.amount) }, terms.basisPoints)
}

function whyNotPaid({ flags, decision }: EarningFacts): EarningReason | null {
  if (decision === 'refused') return 'declined'
  return decision === 'allowed' ? null : certainReason(flags)
}

function waitsForPerson(
  { booking, flags, decision }: EarningFacts,
  amount: number,
  decideAbove: Money,
): boolean {
  if (flags.length === 0 || decision !== null) return false
  const limit = convert(decideAbove, booking.price.total.currency, booking.exchange)
  return limit === null || amount > limit.amount
}

function isPickedUp({ pickedUpAt, pickUpAt }: EarningFacts['booking'], now: Temporal.Instant): boolean {
  return pickedUpAt !== null || !isBefore(now, pickUpAt)
}

function isBefore(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) < 0
}
