import { ALL_DEPARTURES } from './shuttle-grid.contract.ts'

/** The departures of a page, where `rows` is a number or -1: as many as one answer takes. */
export function departuresPage({ rows, page }: { rows: number; page: number }) {
  const limit = rows === -1 ? ALL_DEPARTURES : rows
  return { offset: (page - 1) * limit, limit }
}
