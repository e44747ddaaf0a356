/** What became of an offer. Separate from the schemas, so that pages load no validation. */
export const OFFER_STATES = ['offered', 'gone', 'unanswered', 'not_asked'] as const

/** The offers of one call, and the cars that one person saves. */
export const MOST_KNOWN_OFFERS = 50
