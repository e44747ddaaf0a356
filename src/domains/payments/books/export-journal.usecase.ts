import { writeAudited, type StaffActor } from '#domains/staff/public.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { selectJournal } from './ledger-entries.store.ts'
import { controlTotals, linesOf, type JournalLine } from './journal-line.ts'

/** Entries read at a time. */
const BATCH = 500

/**
 * Exports all postings of a UTC month, `YYYY-MM`, in batches read on demand, with their totals at the end.
 * The export is audited.
 */
export async function exportJournal(
  app: Pick<App, 'db' | 'readDb' | 'clock'>,
  month: string,
  by: StaffActor,
): Promise<AsyncIterable<readonly JournalLine[]>> {
  await writeAudited(app, by, (_tx, _now, audit) =>
    audit({
      action: 'export_journal',
      subject: { kind: 'ledger', id: month },
      before: null,
      after: { month },
    }),
  )
  return linesIn(app.readDb, month)
}

async function* linesIn(db: Db, month: string): AsyncGenerator<readonly JournalLine[]> {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 })
  const span = {
    from: first.toZonedDateTime('UTC').toInstant(),
    until: first.add({ months: 1 }).toZonedDateTime('UTC').toInstant(),
  }
  const totals = controlTotals()
  let after: { at: Temporal.Instant; id: string } | null = null
  for (let length = BATCH; length === BATCH;) {
    const found = await selectJournal(db, span, { after, limit: BATCH })
    const lines = linesOf(found)
    totals.count(lines)
    yield lines
    after = found.at(-1) ?? after
    length = found.length
  }
  yield totals.lines()
}
