import type { EarningReason, EarningState } from '../record/earning.contract.ts'
import type { Earning } from './earning-of.ts'

/** What is kept of a booking's earning: its state, and how much of it statements have. */
export type KeptEarning = {
  state: EarningState
  reason: EarningReason | null
  amount: number
  stated: number
}

/** How an earning changes: its next state and reason, and the line that says so; null: nothing changes. */
export type EarningChange = {
  state: EarningState
  reason: EarningReason | null
  line: { state: EarningState; reason: EarningReason | null; difference: number } | null
}

/**
 * From what is kept to what a booking earns now. Lines add up to the amount, so that computing it twice adds nothing. What
 * was stated stays so whatever is suspected later; the next statement takes back what it earns less.
 */
export function earningChange(kept: KeptEarning | null, earning: Earning): EarningChange {
  const { reason, amount } = earning
  const state = stateOf(kept, earning)
  const difference = amount - (kept?.amount ?? 0)
  if (reason) {
    const isSame = kept?.state === 'reversed' && kept.reason === reason
    return { state, reason, line: isSame ? null : { state, reason, difference } }
  }
  const earnedBefore = kept && kept.state !== 'reversed' ? kept : null
  const isChanged = earnedBefore !== null && difference !== 0
  const isSame = earnedBefore?.state === state && difference === 0
  return {
    state,
    reason: isChanged ? 'changed' : (earnedBefore?.reason ?? null),
    line: isSame ? null : { state, reason: isChanged ? 'changed' : null, difference },
  }
}

function stateOf(kept: KeptEarning | null, { state }: Earning): EarningState {
  if (!kept || state === 'reversed') return state
  if (kept.state === 'paid') return 'paid'
  return kept.state === 'payable' && kept.stated > 0 ? 'payable' : state
}
