import type { z } from 'zod'
import { GridHeaders, HEADINGS, TITLES } from '#domains/trips/public.ts'
import { COMMA } from '#kernel/texts.ts'
import type { Language } from '#kernel/locale.ts'
import type { ReportFile } from '#platform/reports/report-sheet.ts'
import type { AnyEmbedder, TripVariables } from '#domains/identity/public.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { openApiApp } from '#platform/http/openapi/openapi.ts'
import {
  answerReport,
  reportReplies,
  type ReportFiles,
  type ReportVariables,
} from '#platform/reports/report-reply.http.ts'
import { departuresPage } from './departures-page.ts'
import { ShuttleGridQuery, ShuttleGridReply, type ShuttleGridRow } from './shuttle-grid.contract.ts'
import type { ShuttleGridPage } from './shuttle-grid.store.ts'

type Dependencies = {
  shuttleGrid: (page: ShuttleGridPage, language: Language) => Promise<z.infer<typeof ShuttleGridReply>>
  reportFiles: ReportFiles
  anyEmbedder: AnyEmbedder
}

/** Route of the grid of departures that can be booked. */
export function shuttleGridRoutes({ shuttleGrid, reportFiles, anyEmbedder }: Dependencies) {
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
    const { city_id, route_id, day, seats, next_only: nextOnly, late, ...paging } = c.req.valid('query')
    const page = departuresPage(paging)
    const filters = { cityId: city_id, routeId: route_id, day, seats, nextOnly, late }
    c.header('cache-control', 'no-store')
    const reply = await shuttleGrid({ ...filters, ...page }, c.var.language)
    const next = page.offset + page.limit < reply.total ? { page: paging.page + 1 } : null
    return answerReport(c, c.var, { reply, file: SHUTTLE_FILE, pdf: reportFiles.pdf, next })
  })
}

/** The file of departures. Times are on the clock of the route. */
const SHUTTLE_FILE: ReportFile<ShuttleGridRow> = {
  title: TITLES.departures,
  fileName: 'shuttle-departures',
  columns: [
    { heading: HEADINGS.route, kind: 'text', cell: ({ route }) => route },
    {
      heading: HEADINGS.departure,
      kind: 'time',
      cell: ({ day, time }) => ({ time: `${day}T${time}` }),
    },
    {
      heading: HEADINGS.arrival,
      kind: 'time',
      cell: ({ ends_at, time_zone }) => onRouteClock(ends_at, time_zone),
    },
    {
      heading: HEADINGS.stops,
      kind: 'text',
      cell: ({ stops }, language) => stops.map(({ name, time }) => `${name} ${time}`).join(COMMA[language]),
    },
    { heading: HEADINGS.seats, kind: 'number', cell: ({ seats }) => seats },
    { heading: HEADINGS.seats_left, kind: 'number', cell: (row) => row.seats_left },
    { heading: HEADINGS.seat_price, kind: 'money', cell: (row) => row.seat_price },
  ],
}

function onRouteClock(at: string, timeZone: string): Temporal.PlainDateTime {
  return Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDateTime()
}
