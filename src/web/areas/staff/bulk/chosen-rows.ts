/** Selected rows of a list: ids, or all rows that match the filter. */
export type ChosenRows = 'all' | ReadonlySet<string>

export const NO_ROWS: ChosenRows = new Set()

export function isChosen(chosen: ChosenRows, id: string): boolean {
  return chosen === 'all' || chosen.has(id)
}

/** Toggles a row. Deselecting one of "all" leaves the other visible rows, as hidden rows cannot be deselected. */
export function toggled(chosen: ChosenRows, id: string, shown: readonly string[]): ChosenRows {
  const next = new Set(chosen === 'all' ? shown : chosen)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Selects all visible rows in addition; deselects them if all of them are selected. */
export function toggledAll(chosen: ChosenRows, shown: readonly string[]): ChosenRows {
  if (chosen === 'all') return NO_ROWS
  const isAll = shown.every((id) => chosen.has(id))
  return isAll ? chosen.difference(new Set(shown)) : chosen.union(new Set(shown))
}
