/** A supplier's scores of 1–5: how many there are, and what they add up to. */
export type Votes = { count: number; total: number }

/** The weight of the opening rating in votes, so that the first few travellers do not outweigh it. */
const OPENING_VOTES = 20

/** A star is worth two points of ten. */
const TENTHS_OF_A_STAR = 20

/** A supplier's rating out of 10, in tenths: the Bayesian mean of its votes with the opening rating as the prior. */
export function shownTenths(openingTenths: number, { count, total }: Votes): number {
  return Math.round((openingTenths * OPENING_VOTES + total * TENTHS_OF_A_STAR) / (OPENING_VOTES + count))
}
