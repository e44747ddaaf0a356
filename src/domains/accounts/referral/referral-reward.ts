import type { Money } from '#kernel/money.ts'

/** What a referrer's coupon takes off: a share of the total, optionally capped, or a fixed amount. */
export type ReferralReward =
  | { kind: 'percent'; basisPoints: number; most: Money | null }
  | { kind: 'fixed'; amount: Money }
