import { createRoute } from '#platform/http/openapi/route.ts'
import { z } from 'zod'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import type { RequireStaff } from '#domains/staff/public.ts'
import { LangIdField, queryNumber } from '#kernel/contract.ts'
import { openApiApp } from '#platform/http/openapi/openapi.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { TripParams } from '../../journey/trip.contract.ts'
import { billFile } from './bill-file.ts'
import { BillingGridQuery, BillingGridReply } from './billing-grid.contract.ts'
import { answerReport, reportReplies, type ReportFiles } from '#platform/reports/report-reply.http.ts'
import type { App } from '#platform/app.ts'
import type { readBill } from './read-bill.usecase.ts'
import { problem } from '../../trip-problem.http.ts'

const StaffBillQuery = z.object({
  format: z.enum(['json', 'csv', 'pdf', 'xlsx']).default('json').meta({
    description: 'A link cannot say `Accept`',
  }),
  document: BillingGridQuery.shape.document,
  lang_id: queryNumber(LangIdField).optional(),
})

const WHOLE_BILL = { rows: -1, page: 1, sort: 'line' } as const

type StaffBillApp = Pick<App, 'db'> & {
  reportFiles: ReportFiles
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

/** Routes for the bill of any trip, also as a file. */
export function staffBillRoutes(app: StaffBillApp, read: typeof readBill) {
  const { reportFiles, requireStaff, rateLimit } = app
  const bill = createRoute({
    method: 'get',
    path: '/staff/trips/{id}/bill',
    summary: 'The lines of a trip’s bill, or of a credit note, beside its quote',
    limit: rateLimit('staff-trips', 300),
    access: requireStaff('dispatch'),
    request: { params: TripParams, query: StaffBillQuery },
    responses: reportReplies(BillingGridReply, 401, 403, 404),
  })
  return openApiApp<TravellerVariables>().openapi(bill, async (c) => {
    const { id } = c.req.valid('param')
    const { format, document } = c.req.valid('query')
    const language = languageOfRequest(c)
    const found = await read(app, { kind: 'all' }, { ...WHOLE_BILL, trip_id: id, document }, language)
    if (!found.ok) return problem(c, 404, found.failure)
    return answerReport(
      c,
      { format, language },
      { reply: found.value, file: billFile(found.value, language), pdf: reportFiles.pdf, next: null },
    )
  })
}
