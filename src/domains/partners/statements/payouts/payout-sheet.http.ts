import type { Language } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import { reportSheet, type ReportFile, type ReportSheet } from '#platform/reports/report-sheet.ts'
import type { PayoutLine } from './batch-file.usecase.ts'

/** Account numbers are text, because spreadsheets drop leading zeros of numbers. */
const FILE: ReportFile<PayoutLine> = {
  title: { en: 'Payouts', ar: 'الدفعات', fr: 'Versements' },
  fileName: 'payouts',
  columns: [
    { heading: { en: 'Statement', ar: 'الكشف', fr: 'Relevé' }, kind: 'code', cell: ({ number }) => number },
    {
      heading: { en: 'Partner', ar: 'الشريك', fr: 'Partenaire' },
      kind: 'text',
      cell: ({ partner }) => partner,
    },
    {
      heading: { en: 'Account holder', ar: 'صاحب الحساب', fr: 'Titulaire du compte' },
      kind: 'text',
      cell: ({ account }) => account.holder,
    },
    {
      heading: { en: 'Account', ar: 'الحساب', fr: 'Compte' },
      kind: 'code',
      cell: ({ account }) => account.account,
    },
    { heading: { en: 'BIC', ar: 'رمز BIC', fr: 'BIC' }, kind: 'code', cell: ({ account }) => account.bic },
    {
      heading: { en: 'Amount', ar: 'المبلغ', fr: 'Montant' },
      kind: 'money',
      cell: ({ amount, currency }) => money(amount, currency),
    },
  ],
}

/** Returns a batch as a list, to be entered or uploaded at a bank. */
export function payoutSheet(lines: readonly PayoutLine[], language: Language): ReportSheet {
  return reportSheet(FILE, lines, language)
}
