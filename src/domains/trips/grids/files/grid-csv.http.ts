import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { stringify } from 'csv-stringify'
import type { Language } from '#kernel/locale.ts'
import { decimal } from '#kernel/money.ts'
import { isMoney, isoText, type Cell, type GridSheet } from './grid-sheet.ts'

const CURRENCY: Readonly<Record<Language, string>> = { en: 'currency', ar: 'العملة' }

/** Rows that are written without a pause: some milliseconds. */
const ROWS_AT_ONCE = 50

/** An amount as decimal text, which is a number to a spreadsheet even where it begins with a minus. */
type Amount = { decimal: string }
type Field = string | number | Amount | null

/**
 * A grid as CSV (RFC 4180), written as it is sent. An amount is followed by a column with its currency; text that a
 * spreadsheet would compute begins with an apostrophe; the byte order mark lets Excel read Arabic.
 */
export function gridCsv({ columns, rows, footer, language }: GridSheet): ReadableStream {
  const headings = columns.flatMap(({ heading, kind }) =>
    kind === 'money' ? [heading, `${heading} (${CURRENCY[language]})`] : [heading],
  )
  const fieldsOf = (cells: readonly Cell[]): Field[] =>
    cells.flatMap((cell, at) => (columns[at]?.kind === 'money' ? amountFields(cell) : [fieldOf(cell)]))
  async function* records() {
    yield headings
    for (const [at, row] of rows.entries()) {
      // Other requests are answered in between.
      if (at % ROWS_AT_ONCE === 0) await nextTurn()
      yield fieldsOf(row)
    }
    if (footer) yield fieldsOf(footer)
  }
  const csv = stringify({
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { object: (amount) => ({ value: (amount as Amount).decimal, escape_formulas: false }) },
  })
  return Readable.toWeb(Readable.from(records()).pipe(csv)) as ReadableStream
}

function amountFields(cell: Cell): Field[] {
  return isMoney(cell) ? [{ decimal: decimal(cell.amount) }, cell.currency] : [null, null]
}

function fieldOf(cell: Cell): string | number | null {
  if (cell === null || typeof cell === 'string' || typeof cell === 'number') return cell
  return isMoney(cell) ? decimal(cell.amount) : isoText(cell)
}
