/** A page of what was found, of which one more than `limit` was asked for; `next` names its last one where more follow. */
export function keyedPageOf<Row, Name>(found: readonly Row[], limit: number, nameOf: (row: Row) => Name) {
  const items = found.slice(0, limit)
  const last = items.at(-1)
  return { items, next: last !== undefined && found.length > limit ? nameOf(last) : null }
}
