import { counted, fill } from '#kernel/filled-text.ts'
import { languageRow, type Language } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import { amountText, dayText, monthText } from '#kernel/texts.ts'
import { lineKind } from './line-kind.ts'
import type { Figures, StatementLine } from './statement.ts'
import { readTexts } from '#kernel/read-texts.ts'
import type words from '../words/en/statement.json'

/** Texts of a statement as a file. */
export const STATEMENT_WORDS = readTexts<typeof words>('domains/partners', 'statement')

type Row = { label: string; value: string }

/** Content of a statement's file; amounts are hundredths of `currency`, days `YYYY-MM-DD`. */
export type ShownStatement = Figures & {
  number: string
  partnerName: string
  currency: string
  month: string
  minimum: number
  madeAt: Temporal.Instant
  lines: readonly StatementLine[]
}

/** A printable statement in one language: texts and amounts only, ready for typesetting. */
export type StatementSheet = {
  language: Language
  title: string
  brand: string
  facts: Row[]
  from: { label: string; lines: readonly string[] }
  to: { label: string; lines: string[] }
  columns: string[]
  lines: string[][]
  totals: (Row & { strong: boolean })[]
  notes: string[]
}

/** Max printed lines: more would keep a thread busy for seconds. The others are one sum; the CSV has all lines. */
export const PRINTED_LINES = 600

/** Returns a statement as a printable sheet. */
export function statementSheet(
  statement: ShownStatement,
  seller: { name: string; lines: readonly string[] },
  language: Language,
): StatementSheet {
  const words = STATEMENT_WORDS[language]
  const { currency, lines, opening, total, payout, closing } = statement
  const text = (amount: number) => amountText(money(amount, currency), language)
  const printed = lines.slice(0, PRINTED_LINES)
  const others = lines.slice(PRINTED_LINES)
  const sum = others.reduce((all, { amount }) => all + amount, 0)
  return {
    language,
    title: words.title,
    brand: seller.name,
    facts: [
      { label: words.number, value: statement.number },
      { label: words.month, value: monthText(statement.month, language) },
      { label: words.made, value: dayText(statement.madeAt.toString().slice(0, 10), language) },
    ],
    from: { label: words.from, lines: [seller.name, ...seller.lines] },
    to: { label: words.to, lines: [statement.partnerName] },
    columns: [words.pick_up, words.reference, words.sub_id, words.why, words.amount],
    lines: [
      ...printed.map((line) => [
        dayText(line.pickUpOn, language),
        line.reference,
        line.subId,
        reasonText(line, language),
        text(line.amount),
      ]),
      ...(others.length === 0
        ? []
        : [['', '', '', counted(STATEMENT_WORDS[language].more, others.length, language), text(sum)]]),
    ],
    totals: [
      { label: words.opening, value: text(opening), strong: false },
      { label: words.total, value: text(total), strong: false },
      { label: words.payout, value: text(payout), strong: true },
      { label: words.closing, value: text(closing), strong: false },
    ],
    notes: [
      ...(payout > 0 ? [words.paid_out] : []),
      ...(closing < 0 ? [words.owed] : []),
      fill(words.carried, { minimum: text(statement.minimum) }),
    ],
  }
}

/** Returns the description of a line, such as "Commission reduced: booking changed". */
export function reasonText(line: StatementLine, language: Language): string {
  const { kinds, reasons } = STATEMENT_WORDS[language]
  const kind = kinds[lineKind(line)]
  return line.reason === null ? kind : `${kind}${languageRow(language).colon}${reasons[line.reason]}`
}
