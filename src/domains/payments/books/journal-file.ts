import { fill } from '#kernel/filled-text.ts'
import { perLanguage } from '#kernel/locale.ts'
import type { Column, ReportFile } from '#platform/reports/report-sheet.ts'
import type { JournalLine } from './journal-line.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from '../words/en/journal-file.json'

const texts = readTextsByKey<typeof words>('domains/payments', 'journal-file')

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

/** The journal of a month, with machine-readable codes of accounts and kinds; times are in UTC. */
export function journalFile(month: string): ReportFile<JournalLine> {
  return {
    title: perLanguage((language) => fill(texts.journalOfMonth[language], { month })),
    fileName: `journal-${month}`,
    columns: [
      {
        heading: texts.whenUtc,
        kind: 'time',
        cell: (line, language) =>
          line.of === 'posting'
            ? { time: line.entry.at.toString({ smallestUnit: 'second' }).replace('Z', '') }
            : texts.total[language],
      },
      ofEntry(texts.account, 'code', ({ account }) => account),
      {
        heading: texts.currency,
        kind: 'code',
        cell: ({ currency }) => currency,
      },
      side(texts.debit, 'debit'),
      side(texts.credit, 'credit'),
      ofEntry(texts.kind, 'code', ({ entry }) => entry.kind),
      ofEntry(texts.reference, 'text', ({ entry }) => entry.reference),
      ofEntry(texts.document, 'code', ({ entry }) => entry.documents),
      ofEntry(texts.entry, 'code', ({ entry }) => entry.id),
      {
        heading: texts.postings,
        kind: 'number',
        cell: (line) => (line.of === 'total' ? line.postings : null),
      },
    ],
  }
}
