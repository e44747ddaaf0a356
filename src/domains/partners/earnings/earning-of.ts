import { convert, type Money } from '#kernel/money.ts'
import type { EarningReason, EarningState } from '../record/earning.contract.ts'
import { certainReason } from './certain-reason.ts'
import { partChargedBack } from './charged-back.ts'
import type { EarningDecision, EarningFlag } from './earning-flag.contract.ts'
import type { AttributedSale } from './attributed-sale.ts'

/** All that decides what a booking or a trip earns its partner. */
export type EarningFacts = {
  sale: Pick<AttributedSale, 'stage' | 'commission' | 'paid' | 'exchange' | 'startAt' | 'endAt'>
  holdingDays: number
  /** What banks have kept of what was paid for it, by disputes that we lost, in hundredths. */
  chargedBack: number
  flags: readonly EarningFlag[]
  decision: EarningDecision | null
}

/** What a booking or a trip earns now, in hundredths of its currency. */
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

/**
 * What was sold earns its partner; null before it is ordered. It is confirmed once it has begun: as whoever provides it
 * reports, or else by the clock, as long as nobody reports a no-show. It is payable when it is over and the holding days
 * after it too; one with flags worth more than `decideAbove` waits for a person then. One whose payment we have lost to the
 * card's bank earns nothing, whatever a person has allowed before.
 */
export function earningOf(facts: EarningFacts, now: Temporal.Instant, decideAbove: Money): Earning | null {
  const { sale, holdingDays } = facts
  const { stage, startAt, endAt } = sale
  if (stage === 'not_ordered') return null
  const isEarning = stage === 'awaited' || stage === 'ordered' || stage === 'begun' || stage === 'over'
  const reason = isEarning ? whyNotPaid(facts) : stage
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
  // That it is over is an event.
  if (stage !== 'over' || toDecide) return earns('confirmed', null)
  return isBefore(now, payableAt) ? earns('confirmed', payableAt) : earns('payable', null)
}

function whyNotPaid({ sale, chargedBack, flags, decision }: EarningFacts): EarningReason | null {
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
