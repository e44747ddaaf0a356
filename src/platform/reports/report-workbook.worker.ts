import { directionOf } from '#kernel/locale.ts'
import writeExcelFile, { type Cell as SheetCell } from 'write-excel-file/node'
import type { PlainCell, PlainSheet } from './plain-sheet.ts'

const DATE = 'yyyy-mm-dd'
const TIME = 'yyyy-mm-dd hh:mm'

/** Minimum column widths in characters, by kind. */
const WIDTHS = { text: 10, code: 10, number: 10, money: 18, date: 12, time: 17 } as const
/** Longer text is wrapped. */
const MAX_CHARACTERS = 60
/** Padding of a text. */
const MARGIN = 2
/**
 * Font of all cells: if none is named, programs choose a different font per style. Arial or its equivalent
 * includes Arabic.
 */
const FONT = { fontFamily: 'Arial', fontSize: 10 }
/** Excel's limits for the name of a sheet. */
const SHEET_NAME = { max: 31, not: /[[\]*?:/\\]/g }

/**
 * Creates a report as `.xlsx`, in a worker thread. Amounts are numbers with two decimals and their currency, dates are
 * dates, and text is never a formula. An Arabic sheet runs from right to left. Facts are below the table, so that its
 * headings are the first row.
 */
export default async function workbook({ language, title, facts, columns, rows, footer }: PlainSheet) {
  const headings = columns.map(({ heading }) => heading)
  const sums = footer ? [footer] : []
  const below = facts.map(({ label, value }) => [label, value] as const)
  const data = [
    headings.map(boldCell),
    ...rows.map((row) => row.map(cellOf)),
    ...sums.map((row) => row.map(boldCell)),
    ...(below.length > 0 ? [[]] : []),
    ...below.map(([label, value]) => [boldCell(label), cellOf(value)]),
  ]
  const lines: readonly (readonly PlainCell[])[] = [headings, ...rows, ...sums, ...below]
  const sheet = {
    sheet: title.replaceAll(SHEET_NAME.not, ' ').slice(0, SHEET_NAME.max),
    columns: columns.map(({ kind }, at) => ({ width: widthOf(lines, at, kind) })),
    stickyRowsCount: 1,
    rightToLeft: directionOf(language) === 'rtl',
  }
  return new Uint8Array(await writeExcelFile(data, sheet, FONT).toBuffer())
}

/**
 * Returns the width of the widest cell: wider text is hidden by the next cell, and a wider number is shown as `###`.
 */
function widthOf(lines: readonly (readonly PlainCell[])[], at: number, kind: keyof typeof WIDTHS): number {
  return lines.reduce<number>(
    (width, cells) => Math.max(width, charactersOf(cells[at] ?? null)),
    WIDTHS[kind],
  )
}

function charactersOf(cell: PlainCell): number {
  if (cell === null) return 0
  if (typeof cell === 'string' || typeof cell === 'number')
    return Math.min(String(cell).length, MAX_CHARACTERS) + MARGIN
  if ('amount' in cell) return WIDTHS.money
  return 'date' in cell ? WIDTHS.date : WIDTHS.time
}

function boldCell(cell: PlainCell): SheetCell {
  const plain = cellOf(cell)
  return plain && { ...(plain as object), fontWeight: 'bold' }
}

function cellOf(cell: PlainCell): SheetCell {
  if (cell === null) return null
  if (typeof cell === 'string') return { value: cell, type: String, wrap: cell.length > MAX_CHARACTERS }
  if (typeof cell === 'number') return { value: cell, type: Number }
  if ('amount' in cell)
    return { value: cell.amount / 100, type: Number, format: `#,##0.00 "${cell.currency}"` }
  // A spreadsheet's time has no zone; the library writes a Date in UTC.
  if ('date' in cell) return { value: new Date(`${cell.date}T00:00Z`), type: Date, format: DATE }
  return { value: new Date(`${cell.time}Z`), type: Date, format: TIME }
}
