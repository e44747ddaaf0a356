import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import type { App } from '#platform/app.ts'
import { limitOpenReplies } from '#platform/http/limit-open-replies.ts'
import { openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { STREAMED_FILES, streamReport } from '#platform/reports/report-stream.http.ts'
import { JournalFileQuery } from './books.contract.ts'
import type { exportJournal } from './export-journal.usecase.ts'
import { journalFile } from './journal-file.ts'

/** Max concurrent journal downloads per network. */
const FILES_AT_ONCE = 2

type JournalApp = Parameters<typeof exportJournal>[0] &
  Pick<App, 'limitScale'> & { requireStaff: RequireStaff; rateLimit: RateLimit }

/** Creates the route of a month of the ledger as a file for the accountant. */
export function journalRoute(app: JournalApp, exported: typeof exportJournal) {
  const { requireStaff, rateLimit, limitScale } = app
  const file = createRoute({
    method: 'get',
    path: '/staff/money/journal',
    summary: 'All postings of a month as a file, with control totals by currency at its end',
    limit: rateLimit('staff-journals', 20),
    access: requireStaff('finance'),
    middleware: [limitOpenReplies(Math.ceil(FILES_AT_ONCE * limitScale))],
    request: { query: JournalFileQuery },
    responses: { 200: { description: 'One line for each posting', content: STREAMED_FILES } },
  })
  return openApiApp<TravellerVariables>().openapi(file, async (c) => {
    const { month, format } = c.req.valid('query')
    const batches = await exported(app, month, staffActor(c))
    return streamReport(c, { format, file: journalFile(month), batches, language: languageOfRequest(c) })
  })
}
