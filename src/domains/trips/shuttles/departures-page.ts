import { PRINTED_ROWS } from '../grids/grid.contract.ts'
import type { GridFormat } from '../grids/files/grid-format.ts'
import { ALL_ROWS } from './shuttle-grid.contract.ts'

/** The departures of a page, where `rows` is a number or -1: as many as that format takes at once. */
export function departuresPage({ rows, page }: { rows: number; page: number }, format: GridFormat) {
  const most = format === 'pdf' ? PRINTED_ROWS : ALL_ROWS
  const limit = rows === -1 ? most : rows
  return { offset: (page - 1) * limit, limit }
}
