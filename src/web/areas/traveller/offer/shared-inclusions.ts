import type { Offer } from '#domains/rentals/search/search.contract.ts'

/** Said in columns of their own. */
const OWN_COLUMN: ReadonlySet<string> = new Set(['free_cancellation'])

/** What all of these rates include, said once for them; of a single one, all it includes. */
export function sharedInclusions([first, ...others]: readonly Pick<Offer, 'inclusions'>[]): string[] {
  return (first?.inclusions ?? []).filter(
    (one) => !OWN_COLUMN.has(one) && others.every(({ inclusions }) => inclusions.includes(one)),
  )
}

/** What a rate includes besides what is said for all. */
export function ownInclusions({ inclusions }: Pick<Offer, 'inclusions'>, said: readonly string[]): string[] {
  return inclusions.filter((one) => !OWN_COLUMN.has(one) && !said.includes(one))
}
