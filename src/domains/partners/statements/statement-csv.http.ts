import type { Language } from '#kernel/locale.ts'
import { decimal } from '#kernel/money.ts'
import { csvStream, type CsvField } from '#platform/http/csv.ts'
import { STATEMENT_WORDS } from './statement-sheet.ts'
import { reasonText, type ShownStatement } from './statement-sheet.ts'

/** Returns a statement as CSV: the opening balance, each line and the payout, whose amounts add up to the closing balance. */
export function statementCsv(statement: ShownStatement, language: Language): ReadableStream {
  const words = STATEMENT_WORDS[language]
  const { number, currency, lines, opening, payout, closing } = statement
  const sum = (label: string, amount: number): CsvField[] => [
    number,
    null,
    null,
    null,
    label,
    { decimal: decimal(amount) },
    currency,
  ]
  function* records(): Generator<CsvField[]> {
    const { pick_up, reference, sub_id, why, amount } = words
    yield [words.number, pick_up, reference, sub_id, why, amount, words.currency]
    yield sum(words.opening, opening)
    for (const line of lines)
      yield [
        number,
        line.pickUpOn,
        line.reference,
        line.subId,
        reasonText(line, language),
        { decimal: decimal(line.amount) },
        currency,
      ]
    yield sum(words.payout, -payout)
    yield sum(words.closing, closing)
  }
  return csvStream(records())
}
