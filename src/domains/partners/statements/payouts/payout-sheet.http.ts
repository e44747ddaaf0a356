import type { Language } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import { reportSheet, type ReportFile, type ReportSheet } from '#platform/reports/report-sheet.ts'
import type { PayoutLine } from './batch-file.usecase.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from '../../words/en/payout-sheet.json'

const texts = readTextsByKey<typeof words>('domains/partners', 'payout-sheet')

/** Account numbers are text, because spreadsheets drop leading zeros of numbers. */
const FILE: ReportFile<PayoutLine> = {
  title: texts.payouts,
  fileName: 'payouts',
  columns: [
    { heading: texts.statement, kind: 'code', cell: ({ number }) => number },
    {
      heading: texts.partner,
      kind: 'text',
      cell: ({ partner }) => partner,
    },
    {
      heading: texts.accountHolder,
      kind: 'text',
      cell: ({ account }) => account.holder,
    },
    {
      heading: texts.account,
      kind: 'code',
      cell: ({ account }) => account.account,
    },
    { heading: texts.bic, kind: 'code', cell: ({ account }) => account.bic },
    {
      heading: texts.amount,
      kind: 'money',
      cell: ({ amount, currency }) => money(amount, currency),
    },
  ],
}

/** Returns a batch as a list, to be entered or uploaded at a bank. */
export function payoutSheet(lines: readonly PayoutLine[], language: Language): ReportSheet {
  return reportSheet(FILE, lines, language)
}
