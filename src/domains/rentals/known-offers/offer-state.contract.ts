import { REFUSAL_CAUSES } from '../search/search-choice.contract.ts'

/** Current states of a saved offer. Separate from the schemas, so that pages load no validation. */
export const OFFER_STATES = ['offered', 'gone', 'unanswered', 'not_asked'] as const

/** Max offers in one call, and max cars one person can save. */
export const MAX_KNOWN_OFFERS = 50

/** Reasons an offer is gone: the supplier's refusal, invalid rental times, or an unknown offer id. */
export const GONE_CAUSES = [
  ...REFUSAL_CAUSES,
  'pick_up_in_the_past',
  'drop_off_before_pick_up',
  'rental_too_long',
  'pick_up_too_far',
  'offer_not_found',
] as const
