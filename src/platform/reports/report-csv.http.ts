import { decimal } from '#kernel/money.ts'
import { csvStream, type CsvField } from '#platform/http/csv.ts'
import { isMoney, isoText, type Cell, type ReportSheet } from './report-sheet.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from '../words/en/report-csv.json'

const texts = readTextsByKey<typeof words>('platform', 'report-csv')

/** Returns a report as CSV. An amount is followed by a column with its currency. */
export function reportCsv({
  columns,
  rows,
  footer,
  language,
}: Pick<ReportSheet, 'columns' | 'footer' | 'language'> & {
  rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>
}): ReadableStream {
  const headings = columns.flatMap(({ heading, kind }) =>
    kind === 'money' ? [heading, `${heading} (${texts.currency[language]})`] : [heading],
  )
  const fieldsOf = (cells: readonly Cell[]): CsvField[] =>
    cells.flatMap((cell, at) => (columns[at]?.kind === 'money' ? amountFields(cell) : [fieldOf(cell)]))
  async function* records() {
    yield headings
    for await (const row of rows) yield fieldsOf(row)
    if (footer) yield fieldsOf(footer)
  }
  return csvStream(records())
}

function amountFields(cell: Cell): CsvField[] {
  return isMoney(cell) ? [{ decimal: decimal(cell.amount) }, cell.currency] : [null, null]
}

function fieldOf(cell: Cell): string | number | null {
  if (cell === null || typeof cell === 'string' || typeof cell === 'number') return cell
  return isMoney(cell) ? decimal(cell.amount) : isoText(cell)
}
