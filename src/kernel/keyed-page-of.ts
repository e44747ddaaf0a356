/** Returns a page of rows, of which `limit` plus one were queried; `next` identifies its last row if more follow. */
export function keyedPageOf<Row, Name>(found: readonly Row[], limit: number, nameOf: (row: Row) => Name) {
  const items = found.slice(0, limit)
  const last = items.at(-1)
  return { items, next: last !== undefined && found.length > limit ? nameOf(last) : null }
}
