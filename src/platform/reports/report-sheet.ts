import type { Language, Localized } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'

/** `2027-01-15`, or `2027-01-15T09:30`: in files of many rows, lighter than a Temporal object. */
export type IsoCell = { date: string } | { time: string }

/** A cell of a file. Dates and times are local to the place, without a zone. */
export type Cell = string | number | Money | Temporal.PlainDate | Temporal.PlainDateTime | IsoCell | null

/**
 * A column of a report's files. `code` is text that is never broken. `money` takes two columns where a cell holds a
 * plain number.
 */
export type Column<Row> = {
  heading: Localized
  kind: 'text' | 'code' | 'number' | 'money' | 'date' | 'time'
  cell: (row: Row, language: Language) => Cell
}

/** A labelled value of a file outside its table, such as the number of a bill. */
export type Fact = { label: string; value: Cell }

/** A report as a file, in one language. `facts` are above the table if there is room. */
export type ReportSheet = {
  language: Language
  title: string
  /** Name of the file, without its extension. */
  fileName: string
  facts: readonly Fact[]
  columns: readonly { heading: string; kind: Column<never>['kind'] }[]
  rows: readonly (readonly Cell[])[]
  /** Totals, in their columns. */
  footer: readonly Cell[] | null
}

/** Layout of a report's file. */
export type ReportFile<Row> = {
  title: Localized
  fileName: string
  columns: readonly Column<Row>[]
  facts?: ReportSheet['facts']
  footer?: readonly Cell[]
}

export function reportSheet<Row>(
  file: ReportFile<Row>,
  rows: readonly Row[],
  language: Language,
): ReportSheet {
  const { title, fileName, columns, facts = [], footer = null } = file
  return {
    language,
    title: title[language],
    fileName,
    facts,
    columns: columns.map(({ heading, kind }) => ({ heading: heading[language], kind })),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row, language))),
    footer,
  }
}

export function isMoney(cell: Cell): cell is Money {
  return typeof cell === 'object' && cell !== null && 'amount' in cell
}

/** Returns `2027-01-15` or `2027-01-15 09:30`, which spreadsheets read as a date. */
export function isoText(at: Temporal.PlainDate | Temporal.PlainDateTime | IsoCell): string {
  if ('date' in at) return at.date
  if ('time' in at) return at.time.replace('T', ' ')
  return at instanceof Temporal.PlainDate
    ? at.toString()
    : at.toString({ smallestUnit: 'minute' }).replace('T', ' ')
}
