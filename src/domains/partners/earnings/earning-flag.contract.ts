/** Flags against paying a booking's commission, derived from the booking and its partner's people. */
export const EARNING_FLAGS = [
  'own_account',
  'own_email',
  'own_mailbox',
  'own_phone',
  'own_card',
  'own_browser',
  'same_booking',
  'pick_up_unproven',
  'part_charged_back',
] as const
export type EarningFlag = (typeof EARNING_FLAGS)[number]

/** Decisions of a person about flags. */
export const EARNING_DECISIONS = ['allowed', 'refused'] as const
export type EarningDecision = (typeof EARNING_DECISIONS)[number]
