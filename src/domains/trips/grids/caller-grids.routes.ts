import type { TripVariables } from '#domains/identity/public.ts'
import type { App } from '#platform/app.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { openApiApp } from '#platform/http/openapi/openapi.ts'
import { billFile } from './bills/bill-file.ts'
import { BillingGridQuery, BillingGridReply } from './bills/billing-grid.contract.ts'
import { GridHeaders } from './grid.contract.ts'
import { nextPage } from './grid-page.ts'
import {
  answerReport,
  reportReplies,
  type ReportFiles,
  type ReportVariables,
} from '#platform/reports/report-reply.http.ts'
import type { listTrips } from './list-trips.usecase.ts'
import type { readBill, ReadBillFailure } from './bills/read-bill.usecase.ts'
import { TRIP_FILE } from './trip-file.ts'
import { tripScope } from './trip-scope.ts'
import { TripGridQuery, TripGridReply } from './trip-grid.contract.ts'
import { problem } from '../trip-problem.http.ts'

const statusOf = { trip_not_found: 404, bill_not_found: 404 } as const satisfies Record<
  ReadBillFailure['code'],
  number
>

type CallerGridApp = Pick<App, 'db' | 'requireProfile'> & { reportFiles: ReportFiles }

type Reads = { listTrips: typeof listTrips; readBill: typeof readBill }

/** Routes for a caller's trips and their bills. */
export function callerGridRoutes(app: CallerGridApp, reads: Reads) {
  const { reportFiles, requireProfile } = app
  const trips = createRoute({
    method: 'get',
    path: '/api/trip/grid',
    summary: 'Trips: one’s own, a supervisor’s travellers’, an admin’s company’s',
    access: requireProfile,
    middleware: [reportFiles.negotiated],
    request: { headers: GridHeaders, query: TripGridQuery },
    responses: reportReplies(TripGridReply, 401, 403),
  })
  const bill = createRoute({
    method: 'get',
    path: '/api/billing/grid',
    summary: 'The lines of a trip’s bill, or of a credit note, beside its quote',
    access: requireProfile,
    middleware: [reportFiles.negotiated],
    request: { headers: GridHeaders, query: BillingGridQuery },
    responses: reportReplies(BillingGridReply, 401, 403, 404),
  })
  return openApiApp<TripVariables & ReportVariables>()
    .openapi(trips, async (c) => {
      const reply = await reads.listTrips(app, c.var.caller, c.req.valid('query'), c.var)
      return answerReport(c, c.var, {
        reply,
        file: TRIP_FILE,
        pdf: reportFiles.pdf,
        next: reply.next === null ? null : { after: reply.next },
      })
    })
    .openapi(bill, async (c) => {
      const query = c.req.valid('query')
      const read = await reads.readBill(app, tripScope(c.var.caller), query, c.var.language)
      if (!read.ok) return problem(c, statusOf[read.failure.code], read.failure)
      const reply = read.value
      const next = nextPage(query, reply.total)
      return answerReport(c, c.var, {
        reply,
        file: billFile(reply, c.var.language),
        pdf: reportFiles.pdf,
        next,
      })
    })
}
