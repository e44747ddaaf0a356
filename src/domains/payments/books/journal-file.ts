import type { Column, ReportFile } from '#platform/reports/report-sheet.ts'
import type { JournalLine } from './journal-line.ts'

type Heading = Column<JournalLine>['heading']

/** A column with a detail of an entry; empty in rows of totals. */
function ofEntry(
  heading: Heading,
  kind: 'text' | 'code',
  cell: (line: Extract<JournalLine, { of: 'posting' }>) => string | null,
): Column<JournalLine> {
  return { heading, kind, cell: (line) => (line.of === 'posting' ? cell(line) : null) }
}

const side = (heading: Heading, name: 'debit' | 'credit'): Column<JournalLine> => ({
  heading,
  kind: 'number',
  cell: (line) =>
    line[name] === 0 && line.of === 'posting' ? null : { amount: line[name], currency: line.currency },
})

const TOTAL = { en: 'Total', ar: 'المجموع', fr: 'Total' }

/** The journal of a month, with machine-readable codes of accounts and kinds; times are in UTC. */
export function journalFile(month: string): ReportFile<JournalLine> {
  return {
    title: { en: `Journal ${month}`, ar: `دفتر اليومية ${month}`, fr: `Journal ${month}` },
    fileName: `journal-${month}`,
    columns: [
      {
        heading: { en: 'When (UTC)', ar: 'الوقت (UTC)', fr: 'Date et heure (UTC)' },
        kind: 'time',
        cell: (line, language) =>
          line.of === 'posting'
            ? { time: line.entry.at.toString({ smallestUnit: 'second' }).replace('Z', '') }
            : TOTAL[language],
      },
      ofEntry({ en: 'Account', ar: 'الحساب', fr: 'Compte' }, 'code', ({ account }) => account),
      {
        heading: { en: 'Currency', ar: 'العملة', fr: 'Devise' },
        kind: 'code',
        cell: ({ currency }) => currency,
      },
      side({ en: 'Debit', ar: 'مدين', fr: 'Débit' }, 'debit'),
      side({ en: 'Credit', ar: 'دائن', fr: 'Crédit' }, 'credit'),
      ofEntry({ en: 'Kind', ar: 'النوع', fr: 'Type' }, 'code', ({ entry }) => entry.kind),
      ofEntry({ en: 'Reference', ar: 'المرجع', fr: 'Référence' }, 'text', ({ entry }) => entry.reference),
      ofEntry({ en: 'Document', ar: 'المستند', fr: 'Pièce' }, 'code', ({ entry }) => entry.documents),
      ofEntry({ en: 'Entry', ar: 'القيد', fr: 'Écriture' }, 'code', ({ entry }) => entry.id),
      {
        heading: { en: 'Postings', ar: 'عدد الترحيلات', fr: 'Lignes d’écriture' },
        kind: 'number',
        cell: (line) => (line.of === 'total' ? line.postings : null),
      },
    ],
  }
}
