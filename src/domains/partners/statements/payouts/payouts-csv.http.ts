import type { Language, Localized } from '#kernel/locale.ts'
import { decimal } from '#kernel/money.ts'
import { csvStream, type CsvField } from '#platform/http/csv.ts'
import type { PayoutLine } from './batch-file.usecase.ts'

const HEADINGS: Localized<readonly string[]> = {
  en: ['Statement', 'Partner', 'Account holder', 'Account', 'BIC', 'Amount', 'Currency'],
  ar: ['الكشف', 'الشريك', 'صاحب الحساب', 'الحساب', 'رمز BIC', 'المبلغ', 'العملة'],
}

/** A batch as a list, to be typed or loaded at a bank. */
export function payoutsCsv(lines: readonly PayoutLine[], language: Language): ReadableStream {
  function* records(): Generator<readonly CsvField[]> {
    yield HEADINGS[language]
    for (const { number, partner, amount, currency, account } of lines)
      yield [
        number,
        partner,
        account.holder,
        account.account,
        account.bic,
        { decimal: decimal(amount) },
        currency,
      ]
  }
  return csvStream(records())
}
