import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import type { LimitOpenReplies } from '#platform/http/limit-open-replies.ts'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { listRoute } from '#platform/http/openapi/list-route.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { STREAMED_FILES, streamReport } from '#platform/reports/report-stream.http.ts'
import {
  BalancesQuery,
  BalancesReply,
  JournalFileQuery,
  LedgerDaysQuery,
  LedgerDaysReply,
  LedgerEntriesQuery,
  LedgerEntriesReply,
} from './books.contract.ts'
import type { ExportJournal } from './export-journal.usecase.ts'
import { journalFile } from './journal-file.ts'
import type { LedgerEntries } from './ledger-entries.store.ts'
import { ledgerSpan } from './ledger-span.ts'
import type { LedgerSums } from './ledger-sums.store.ts'

type Needs = {
  sums: LedgerSums
  entries: LedgerEntries
  exportJournal: ExportJournal
  requireStaff: RequireStaff
  rateLimit: RateLimit
  limitOpenReplies: LimitOpenReplies
  clock: Clock
}

/** The ledger by account and day of UTC, and a month of it as a file for the accountant. */
export function booksRoutes(needs: Needs) {
  const { sums, entries, exportJournal, requireStaff, rateLimit, limitOpenReplies, clock } = needs
  const common = { limit: rateLimit('staff-ledger', 300), access: requireStaff('finance') }
  const balances = createRoute({
    method: 'get',
    path: '/staff/money/balances',
    summary: 'What each account of the ledger held before and after some days, and what came and went',
    ...common,
    request: { query: BalancesQuery },
    responses: jsonReplies(200, BalancesReply, 'Accounts that were ever posted to'),
  })
  const byDay = createRoute({
    method: 'get',
    path: '/staff/money/days',
    summary: 'An account of the ledger in one currency, by day',
    ...common,
    request: { query: LedgerDaysQuery },
    responses: jsonReplies(200, LedgerDaysReply, 'Days with a posting'),
  })
  const ofDay = listRoute({
    path: '/staff/money/entries',
    summary: 'The entries of a day, the latest first',
    ...common,
    query: LedgerEntriesQuery,
    page: LedgerEntriesReply,
  })
  const file = createRoute({
    method: 'get',
    path: '/staff/money/journal',
    summary: 'All postings of a month as a file, with control totals by currency at its end',
    limit: rateLimit('staff-journals', 20),
    access: common.access,
    middleware: [limitOpenReplies],
    request: { query: JournalFileQuery },
    responses: { 200: { description: 'One line for each posting', content: STREAMED_FILES } },
  })
  return openApiApp<TravellerVariables>()
    .openapi(balances, async (c) => {
      const span = ledgerSpan(c.req.valid('query'), clock.now())
      return c.json({ ...span, items: await sums.balances(span) }, 200)
    })
    .openapi(byDay, async (c) => {
      const { account, currency, ...days } = c.req.valid('query')
      const span = ledgerSpan(days, clock.now())
      return c.json({ ...span, ...(await sums.days(account, currency, span)) }, 200)
    })
    .openapi(ofDay, async (c) => {
      const { after, page_size: size, day, account, currency } = c.req.valid('query')
      const found = await entries.ofDay({ day, account, currency }, { after, limit: size + 1 })
      return c.json(
        keyedPageOf(found, size, ({ entry_id }) => entry_id),
        200,
      )
    })
    .openapi(file, async (c) => {
      const { month, format } = c.req.valid('query')
      const batches = await exportJournal(month, staffActor(c))
      return streamReport(c, { format, file: journalFile(month), batches, language: languageOfRequest(c) })
    })
}
