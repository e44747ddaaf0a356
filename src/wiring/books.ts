import { booksRoutes } from '#domains/payments/books/books.routes.ts'
import { closeLedgerDays } from '#domains/payments/books/closed-days.store.ts'
import { exportJournal } from '#domains/payments/books/export-journal.usecase.ts'
import { ledgerEntries } from '#domains/payments/books/ledger-entries.store.ts'
import { ledgerSums } from '#domains/payments/books/ledger-sums.store.ts'
import { ratesRoutes } from '#domains/payments/books/rates.routes.ts'
import { refundListRoutes } from '#domains/payments/books/refund-list.routes.ts'
import { listRefunds } from '#domains/payments/books/refund-list.store.ts'
import { newestRates } from '#domains/suppliers/exchange-rates/exchange-rates.store.ts'
import { limitOpenReplies } from '#platform/http/limit-open-replies.ts'
import type { ScheduledJob } from '#platform/scheduled-jobs.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'

/** Journals that one network may read at a time. */
const FILES_AT_ONCE = 2

/** What the staff read of the ledger, of refunds and of exchange rates. */
export function wireBooks(
  { config, db, readDb, clock, rateLimit }: Shared,
  { staffWrite, requireStaff }: Pick<Staff, 'staffWrite' | 'requireStaff'>,
) {
  const entries = ledgerEntries(db)
  const close = closeLedgerDays(db)
  const scheduled: ScheduledJob[] = [
    { name: 'close ledger days', cron: '*/10 * * * *', atOnce: true, work: () => close(clock.now()) },
  ]
  return {
    scheduled,
    api: [
      ratesRoutes({ readRates: () => newestRates(db), requireStaff, rateLimit, clock }),
      refundListRoutes({ listRefunds: listRefunds(db), requireStaff, rateLimit }),
      booksRoutes({
        sums: ledgerSums(db),
        entries,
        exportJournal: exportJournal({ entries: ledgerEntries(readDb), staffWrite }),
        requireStaff,
        rateLimit,
        clock,
        limitOpenReplies: limitOpenReplies(Math.ceil(FILES_AT_ONCE * config.RATE_LIMIT_SCALE)),
      }),
    ],
  }
}
