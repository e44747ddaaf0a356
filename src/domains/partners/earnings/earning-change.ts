import type { EarningReason, EarningState } from '../record/earning.contract.ts'
import type { Earning } from './earning-of.ts'

/** The stored earning of a booking: its state, and the amount already on statements. */
export type StoredEarning = {
  state: EarningState
  reason: EarningReason | null
  amount: number
  stated: number
}

/** A change of an earning: its next state and reason, and the ledger line. Null if nothing changes. */
export type EarningChange = {
  state: EarningState
  reason: EarningReason | null
  line: { state: EarningState; reason: EarningReason | null; difference: number } | null
}

/**
 * Returns the change from the stored earning to the current one. Lines add up to the amount, so that computing it
 * twice adds nothing. A stated amount stays stated, whatever is suspected later; the next statement deducts the
 * difference.
 */
export function earningChange(stored: StoredEarning | null, earning: Earning): EarningChange {
  const { reason, amount } = earning
  const state = stateOf(stored, earning)
  const difference = amount - (stored?.amount ?? 0)
  if (reason) {
    const isSame = stored?.state === 'reversed' && stored.reason === reason
    return { state, reason, line: isSame ? null : { state, reason, difference } }
  }
  const earnedBefore = stored && stored.state !== 'reversed' ? stored : null
  const isChanged = earnedBefore !== null && difference !== 0
  const isSame = earnedBefore?.state === state && difference === 0
  return {
    state,
    reason: isChanged ? 'changed' : (earnedBefore?.reason ?? null),
    line: isSame ? null : { state, reason: isChanged ? 'changed' : null, difference },
  }
}

function stateOf(stored: StoredEarning | null, { state }: Earning): EarningState {
  if (!stored || state === 'reversed') return state
  if (stored.state === 'paid') return 'paid'
  return stored.state === 'payable' && stored.stated > 0 ? 'payable' : state
}
