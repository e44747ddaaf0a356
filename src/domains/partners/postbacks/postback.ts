import type { SoldKind } from '#domains/attribution/public.ts'
import type { Money } from '#kernel/money.ts'
import type { EarningReason, EarningState } from '../record/earning.contract.ts'

/** Content of a postback: the state of a partner's booking, by our reference and their sub-id, without any traveller. */
export type PostbackBody = {
  type: 'commission.changed' | 'test'
  at: string
  booking: {
    /** Absent in postbacks from before commissions on trips. */
    kind?: SoldKind
    reference: string
    sub_id: string
    state: EarningState
    reason: EarningReason | null
    commission: Money
    /** Amount that this change added to the commission; negative if deducted. */
    change: Money
  } | null
}

/** Days for which a postback is retried. */
export const DAYS_TRIED = 3

/** Duration of a claim, longer than an attempt: an older one belongs to a terminated process. */
export const CLAIM = { seconds: 60 } as const

const STEPS_MINUTES = [1, 5, 15, 60, 180, 360] as const

/** Returns the delay after failures of one postback or of a partner: from a minute to six hours. */
export function backOff(failures: number): { minutes: number } {
  return { minutes: STEPS_MINUTES[Math.min(failures, STEPS_MINUTES.length) - 1] ?? STEPS_MINUTES[0] }
}
