import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import type { LedgerEntries } from './ledger-entries.store.ts'
import { controlTotals, linesOf, type JournalLine } from './journal-line.ts'

/** Entries read at a time. */
const BATCH = 500

/**
 * All postings of a month of UTC, `YYYY-MM`, in parts that are read as they are taken, and what they come to at the end; that
 * it was exported is in the audit.
 */
export type ExportJournal = (month: string, by: StaffActor) => Promise<AsyncIterable<readonly JournalLine[]>>

type Needs = { entries: Pick<LedgerEntries, 'journal'>; staffWrite: StaffWrite }

export function exportJournal({ entries, staffWrite }: Needs): ExportJournal {
  return async (month, by) => {
    await staffWrite(by, async () => ({
      value: null,
      audited: {
        action: 'export_journal',
        subject: { kind: 'ledger', id: month },
        before: null,
        after: { month },
      },
    }))
    return linesIn(entries, month)
  }
}

async function* linesIn(entries: Needs['entries'], month: string): AsyncGenerator<readonly JournalLine[]> {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 })
  const span = {
    from: first.toZonedDateTime('UTC').toInstant(),
    until: first.add({ months: 1 }).toZonedDateTime('UTC').toInstant(),
  }
  const totals = controlTotals()
  let after: { at: Temporal.Instant; id: string } | null = null
  for (let length = BATCH; length === BATCH;) {
    const found = await entries.journal(span, { after, limit: BATCH })
    const lines = linesOf(found)
    totals.count(lines)
    yield lines
    after = found.at(-1) ?? after
    length = found.length
  }
  yield totals.lines()
}
