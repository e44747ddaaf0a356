import type { Money } from '#kernel/money.ts'

/** The discount of a referrer's coupon: a share of the total, optionally capped, or a fixed amount. */
export type ReferralReward =
  | { kind: 'percent'; basisPoints: number; most: Money | null }
  | { kind: 'fixed'; amount: Money }
