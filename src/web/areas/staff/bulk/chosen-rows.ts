/** The rows of a list that are chosen: some by their ids, or all that its filter finds. */
export type ChosenRows = 'all' | ReadonlySet<string>

export const NO_ROWS: ChosenRows = new Set()

export function isChosen(chosen: ChosenRows, id: string): boolean {
  return chosen === 'all' || chosen.has(id)
}

/** Of all that the filter finds, one less is those that are shown but it: what is not shown cannot be taken out. */
export function toggled(chosen: ChosenRows, id: string, shown: readonly string[]): ChosenRows {
  const next = new Set(chosen === 'all' ? shown : chosen)
  if (!next.delete(id)) next.add(id)
  return next
}

/** All that are shown besides those chosen before; or none of those shown, where all of them are chosen. */
export function toggledAll(chosen: ChosenRows, shown: readonly string[]): ChosenRows {
  if (chosen === 'all') return NO_ROWS
  const isAll = shown.every((id) => chosen.has(id))
  return isAll ? chosen.difference(new Set(shown)) : chosen.union(new Set(shown))
}
