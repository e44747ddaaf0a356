import type { SoldKind } from '#domains/attribution/public.ts'
import type { Money } from '#kernel/money.ts'
import type { EarningReason, EarningState } from '../record/earning.contract.ts'

/** What a partner is told: how a booking of theirs stands, by our reference and their sub-id, and of no traveller. */
export type PostbackBody = {
  type: 'commission.changed' | 'test'
  at: string
  booking: {
    /** Calls of before trips earned anything say nothing. */
    kind?: SoldKind
    reference: string
    sub_id: string
    state: EarningState
    reason: EarningReason | null
    commission: Money
    /** What this change added to the commission; below zero: taken from it. */
    change: Money
  } | null
}

/** A call is tried for so long. */
export const DAYS_TRIED = 3

/** Longer than an attempt may take: an older claim belongs to a process that died. */
export const CLAIM = { seconds: 60 } as const

const STEPS_MINUTES = [1, 5, 15, 60, 180, 360] as const

/** The wait after so many failed calls, of one message or of a partner: a minute, up to six hours. */
export function backOff(failures: number): { minutes: number } {
  return { minutes: STEPS_MINUTES[Math.min(failures, STEPS_MINUTES.length) - 1] ?? STEPS_MINUTES[0] }
}
