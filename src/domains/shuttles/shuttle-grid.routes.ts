import { GridHeaders } from '#domains/trips/public.ts'
import type { AnyEmbedder, TripVariables } from '#domains/identity/public.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { openApiApp } from '#platform/http/openapi/openapi.ts'
import {
  answerReport,
  reportReplies,
  type ReportFiles,
  type ReportVariables,
} from '#platform/reports/report-reply.http.ts'
import { SHUTTLE_FILE } from './shuttle-file.ts'
import { departuresPage } from './departures-page.ts'
import { ShuttleGridQuery, ShuttleGridReply } from './shuttle-grid.contract.ts'
import type { ShuttleGrid } from './shuttle-grid.usecase.ts'

type Needs = { shuttleGrid: ShuttleGrid; reportFiles: ReportFiles; anyEmbedder: AnyEmbedder }

/** The departures of shuttles that can be booked. */
export function shuttleGridRoutes({ shuttleGrid, reportFiles, anyEmbedder }: Needs) {
  const grid = createRoute({
    method: 'get',
    path: '/api/shuttle/grid',
    summary: 'Departures of shuttles with the seats that are left, by time',
    access: anyEmbedder,
    middleware: [reportFiles.negotiated],
    request: { headers: GridHeaders, query: ShuttleGridQuery },
    responses: reportReplies(ShuttleGridReply, 401, 403),
  })
  return openApiApp<TripVariables & ReportVariables>().openapi(grid, async (c) => {
    const { city_id, route_id, day, seats, next_only: nextOnly, late, ...asked } = c.req.valid('query')
    const page = departuresPage(asked)
    const filters = { cityId: city_id, routeId: route_id, day, seats, nextOnly, late }
    c.header('cache-control', 'no-store')
    const reply = await shuttleGrid({ ...filters, ...page }, c.var.language)
    const next = page.offset + page.limit < reply.total ? { page: asked.page + 1 } : null
    return answerReport(c, c.var, { reply, file: SHUTTLE_FILE, pdf: reportFiles.pdf, next })
  })
}
