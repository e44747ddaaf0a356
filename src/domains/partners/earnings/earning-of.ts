import { convert, type Money } from '#kernel/money.ts'
import type { EarningReason, EarningState } from '../record/earning.contract.ts'
import { partChargedBack } from './charged-back.ts'
import type { EarningDecision, EarningFlag } from './earning-flag.contract.ts'
import type { AttributedSale } from './attributed-sale.ts'

/** Flags that alone prove a booking by the partner's own people. */
const PROOFS: ReadonlySet<EarningFlag> = new Set(['own_account', 'own_email'])

/** Flags that alone may be a coincidence, but not two together. */
const SUSPICIONS: ReadonlySet<EarningFlag> = new Set(['own_mailbox', 'own_phone', 'own_card', 'own_browser'])

/** Inputs that determine a partner's earning from a booking or a trip. */
export type EarningFacts = {
  sale: Pick<AttributedSale, 'stage' | 'commission' | 'paid' | 'exchange' | 'startAt' | 'endAt'>
  holdingDays: number
  /** Amount charged back by lost disputes, in hundredths. */
  chargedBack: number
  flags: readonly EarningFlag[]
  decision: EarningDecision | null
}

/** The current earning of a booking or a trip, in hundredths of its currency. */
export type Earning = {
  state: Exclude<EarningState, 'paid'>
  reason: EarningReason | null
  amount: number
  payableAt: Temporal.Instant | null
  /**
   * Time of its next change without an event. Null if only the booking or a person can change it, or nothing.
   */
  nextAt: Temporal.Instant | null
  /** True if a person must decide before it is paid. */
  toDecide: boolean
}

/**
 * Returns a partner's earning from a sale. Null before it is ordered. It is confirmed once the sale has
 * started, by the provider's report or else by the clock, unless a no-show is reported. It is payable after
 * the end and the holding days; with flags and above `decideAbove`, a person must decide first. A sale whose
 * payment was charged back earns nothing, even if a person allowed it before.
 */
export function earningOf(facts: EarningFacts, now: Temporal.Instant, decideAbove: Money): Earning | null {
  const { sale, holdingDays } = facts
  const { stage, startAt, endAt } = sale
  if (stage === 'not_ordered') return null
  const isEarning = stage === 'awaited' || stage === 'ordered' || stage === 'begun' || stage === 'over'
  const reason = isEarning ? unpaidReason(facts) : stage
  if (reason) return { state: 'reversed', reason, amount: 0, payableAt: null, nextAt: null, toDecide: false }
  const { amount } = sale.commission
  const toDecide = waitsForPerson(facts, decideAbove)
  const payableAt = endAt.add({ hours: 24 * holdingDays })
  const earns = (state: Earning['state'], nextAt: Temporal.Instant | null): Earning => ({
    state,
    reason: null,
    amount,
    payableAt,
    nextAt,
    toDecide,
  })
  if (stage === 'awaited') return earns('pending', null)
  if (stage === 'ordered' && isBefore(now, startAt)) return earns('pending', startAt)
  // No next time: the end of a sale is an event.
  if (stage !== 'over' || toDecide) return earns('confirmed', null)
  return isBefore(now, payableAt) ? earns('confirmed', payableAt) : earns('payable', null)
}

function unpaidReason({ sale, chargedBack, flags, decision }: EarningFacts): EarningReason | null {
  if (partChargedBack(chargedBack, sale.paid) === 'whole') return 'charged_back'
  if (decision === 'refused') return 'declined'
  return decision === 'allowed' ? null : certainReason(flags)
}

function waitsForPerson({ sale, flags, decision }: EarningFacts, decideAbove: Money): boolean {
  if (flags.length === 0 || decision !== null) return false
  const { commission, exchange } = sale
  const limit =
    commission.currency === decideAbove.currency
      ? decideAbove
      : exchange && convert(decideAbove, commission.currency, exchange)
  return limit === null || commission.amount > limit.amount
}

function isBefore(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) < 0
}

/** Returns the reason why a booking with these flags is not paid in any case. Null if a person may have to decide. */
function certainReason(flags: readonly EarningFlag[]): EarningReason | null {
  if (flags.some((flag) => PROOFS.has(flag))) return 'self_referral'
  if (flags.filter((flag) => SUSPICIONS.has(flag)).length > 1) return 'self_referral'
  if (flags.includes('same_booking')) return 'duplicate'
  return null
}
