import { REFUSAL_CAUSES } from '../search/search-choice.contract.ts'

/** What became of an offer. Separate from the schemas, so that pages load no validation. */
export const OFFER_STATES = ['offered', 'gone', 'unanswered', 'not_asked'] as const

/** The offers of one call, and the cars that one person saves. */
export const MAX_KNOWN_OFFERS = 50

/** Why an offer is gone: what its supplier says, what its times have become, or that it is none of ours. */
export const GONE_CAUSES = [
  ...REFUSAL_CAUSES,
  'pick_up_in_the_past',
  'drop_off_before_pick_up',
  'rental_too_long',
  'pick_up_too_far',
  'offer_not_found',
] as const
