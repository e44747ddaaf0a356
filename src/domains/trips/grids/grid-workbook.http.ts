import writeExcelFile, { type Cell as SheetCell } from 'write-excel-file/node'
import { isMoney, type Cell, type GridSheet } from './grid-sheet.ts'

const DATE = 'yyyy-mm-dd'
const TIME = 'yyyy-mm-dd hh:mm'

/** Characters. */
const WIDTHS = { text: 24, code: 18, number: 10, money: 18, date: 12, time: 17 } as const
/** What Excel allows for the name of a sheet. */
const SHEET_NAME = { most: 31, not: /[[\]*?:/\\]/g }

/**
 * A grid as `.xlsx`: amounts are numbers with two places and their currency, dates are dates, text is never a formula;
 * an Arabic sheet runs from right to left. Facts stand below the table, so that its headings are the first row.
 */
export async function gridWorkbook({ language, title, facts, columns, rows, footer }: GridSheet) {
  const bold = { fontWeight: 'bold' } as const
  const data = [
    columns.map(({ heading }) => ({ value: heading, type: String, ...bold })),
    ...rows.map((row) => row.map(cellOf)),
    ...(footer ? [footer.map((cell) => boldCell(cellOf(cell)))] : []),
    ...(facts.length > 0 ? [[]] : []),
    ...facts.map(({ label, value }) => [boldCell(cellOf(label)), cellOf(value)]),
  ]
  return writeExcelFile(data, {
    sheet: title.replaceAll(SHEET_NAME.not, ' ').slice(0, SHEET_NAME.most),
    columns: columns.map(({ kind }) => ({ width: WIDTHS[kind] })),
    stickyRowsCount: 1,
    rightToLeft: language === 'ar',
  }).toBuffer()

  function boldCell(cell: SheetCell): SheetCell {
    return cell && { ...(cell as object), ...bold }
  }
}

function cellOf(cell: Cell): SheetCell {
  if (cell === null) return null
  if (typeof cell === 'string') return { value: cell, type: String }
  if (typeof cell === 'number') return { value: cell, type: Number }
  if (isMoney(cell)) return { value: cell.amount / 100, type: Number, format: `#,##0.00 "${cell.currency}"` }
  // A spreadsheet's time has no zone; the library writes a Date as UTC shows it.
  const { epochMilliseconds } = cell.toZonedDateTime('UTC')
  const format = cell instanceof Temporal.PlainDate ? DATE : TIME
  return { value: new Date(epochMilliseconds), type: Date, format }
}
