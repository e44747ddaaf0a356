import { amountText } from '#kernel/texts.ts'
import type { Language } from '#kernel/locale.ts'
import { isMoney, isoText, type Cell, type GridSheet } from './grid-sheet.ts'

/** A grid as texts alone, ready for typesetting. */
export function printedGrid({ language, title, facts, columns, rows, footer }: GridSheet, brand: string) {
  const texts = (cells: readonly Cell[]) => cells.map((cell) => textOf(cell, language))
  return {
    language,
    title,
    brand,
    facts: facts.map(({ label, value }) => ({ label, value: textOf(value, language) })),
    columns,
    rows: rows.map(texts),
    footer: texts(footer ?? []),
  }
}

function textOf(cell: Cell, language: Language): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return String(cell)
  return isMoney(cell) ? amountText(cell, language) : isoText(cell)
}
