import type { Offer } from '#domains/rentals/search/search.contract.ts'

/** Inclusions with a column of their own. */
const WITH_COLUMN: ReadonlySet<string> = new Set(['free_cancellation'])

/** Returns the inclusions that all rates share; of a single rate, all of its inclusions. */
export function sharedInclusions([first, ...others]: readonly Pick<Offer, 'inclusions'>[]): string[] {
  return (first?.inclusions ?? []).filter(
    (one) => !WITH_COLUMN.has(one) && others.every(({ inclusions }) => inclusions.includes(one)),
  )
}

/** Returns the inclusions of a rate beyond the shared ones. */
export function ownInclusions(
  { inclusions }: Pick<Offer, 'inclusions'>,
  shared: readonly string[],
): string[] {
  return inclusions.filter((one) => !WITH_COLUMN.has(one) && !shared.includes(one))
}
