import { amountText, dayText } from '#kernel/texts.ts'
import type { Language } from '#kernel/locale.ts'
import { isMoney, isoText, type Cell, type ReportSheet } from './report-sheet.ts'

/** Converts a report to texts for typesetting. */
export function printedReport({ language, title, facts, columns, rows, footer }: ReportSheet, brand: string) {
  const texts = (cells: readonly Cell[]) => cells.map((cell) => textOf(cell, language))
  return {
    language,
    title,
    brand,
    facts: facts.map(({ label, value }) => ({ label, value: factText(value, language) })),
    columns,
    rows: rows.map(texts),
    footer: texts(footer ?? []),
  }
}

/** Returns a fact as text. A date is written out, since facts have more room than a column. */
function factText(cell: Cell, language: Language): string {
  return cell instanceof Temporal.PlainDate ? dayText(cell.toString(), language) : textOf(cell, language)
}

function textOf(cell: Cell, language: Language): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return String(cell)
  return isMoney(cell) ? amountText(cell, language) : isoText(cell)
}
