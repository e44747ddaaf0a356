import type { Money } from '#kernel/money.ts'
import { isMoney, type Cell, type IsoCell, type ReportSheet } from './report-sheet.ts'

/** A cell for a worker thread. Dates and times are ISO text, such as `2027-01-15` and `2027-01-15T09:30`. */
export type PlainCell = string | number | Money | IsoCell | null

/** A sheet of plain cells. */
export type PlainSheet = Omit<ReportSheet, 'facts' | 'rows' | 'footer'> & {
  facts: readonly { label: string; value: PlainCell }[]
  rows: readonly (readonly PlainCell[])[]
  footer: readonly PlainCell[] | null
}

export function plainSheet({ facts, rows, footer, ...sheet }: ReportSheet): PlainSheet {
  return {
    ...sheet,
    facts: facts.map(({ label, value }) => ({ label, value: plainCell(value) })),
    rows: rows.map((cells) => cells.map(plainCell)),
    footer: footer && footer.map(plainCell),
  }
}

function plainCell(cell: Cell): PlainCell {
  if (cell === null || typeof cell === 'string' || typeof cell === 'number' || isMoney(cell)) return cell
  if ('date' in cell || 'time' in cell) return cell
  return cell instanceof Temporal.PlainDate
    ? { date: cell.toString() }
    : { time: cell.toString({ smallestUnit: 'minute' }) }
}
