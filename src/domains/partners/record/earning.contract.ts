/** Kinds of sales that earn partners a commission. */
export const SOLD_KINDS = ['car', 'trip'] as const

/** States of a commission: ordered, picked up, holding days over, paid; or reversed, with a reason. */
export const EARNING_STATES = ['pending', 'confirmed', 'payable', 'paid', 'reversed'] as const
export type EarningState = (typeof EARNING_STATES)[number]

/** Reasons why a booking earns nothing, or less than before. */
export const EARNING_REASONS = [
  'cancelled',
  'no_show',
  'refused',
  'changed',
  'self_referral',
  'duplicate',
  'declined',
  'charged_back',
] as const
export type EarningReason = (typeof EARNING_REASONS)[number]
