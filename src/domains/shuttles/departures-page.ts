import { ALL_DEPARTURES } from './shuttle-grid.contract.ts'

/** Returns the offset and limit of a page. `rows`: a number, or -1 for the maximum of one answer. */
export function departuresPage({ rows, page }: { rows: number; page: number }) {
  const limit = rows === -1 ? ALL_DEPARTURES : rows
  return { offset: (page - 1) * limit, limit }
}
