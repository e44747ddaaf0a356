import type { Context, MiddlewareHandler } from 'hono'
import { currencyById, type Language } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import { limitOpenReplies } from '#platform/http/limit-open-replies.ts'
import { openApiApp, problemReplies } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { FORMATS, preferredFormat } from '#platform/reports/report-format.ts'
import { STREAMED_FILES, streamReport, type StreamedFormat } from '#platform/reports/report-stream.http.ts'
import { problem } from '../record/partner-problem.http.ts'
import type { PartnerReaderVariables, RequirePartnerReader } from '../record/require-partner.middleware.ts'
import type { listPartnerBookings, readAllBookings, ReportReads } from './list-partner-bookings.usecase.ts'
import {
  PartnerBookingsQuery,
  PartnerBookingsReply,
  RevenueQuery,
  RevenueReply,
} from './partner-report.contract.ts'
import type { readAllRevenue, readRevenue } from './read-revenue.usecase.ts'
import { BOOKINGS_FILE, revenueFile } from './report-files.ts'

export type ReportRoutesApp = ReportReads &
  Pick<App, 'limitScale'> & {
    requirePartnerReader: RequirePartnerReader
    rateLimit: RateLimit
    defaultCurrency: string
  }

type Reports = {
  listPartnerBookings: typeof listPartnerBookings
  readAllBookings: typeof readAllBookings
  readRevenue: typeof readRevenue
  readAllRevenue: typeof readAllRevenue
}

type ReportVariables = PartnerReaderVariables & { format: 'json' | StreamedFormat; language: Language }

/** Reports of a partner's commissions, as pages and as files of any length. */
export function partnerReportRoutes(app: ReportRoutesApp, reports: Reports) {
  const { requirePartnerReader, rateLimit, defaultCurrency } = app
  const common = {
    method: 'get' as const,
    access: requirePartnerReader(),
    middleware: [
      noteFormat,
      ofFiles(rateLimit('partner-files', FILES_PER_MINUTE)),
      ofFiles(limitOpenReplies(Math.ceil(OPEN_FILES * app.limitScale))),
    ],
  }
  const bookings = createRoute({
    ...common,
    path: '/user/partner-booking',
    summary: 'The bookings that a partner led to, what each earns and why, newest first',
    limit: rateLimit('partner-booking', 240),
    request: { query: PartnerBookingsQuery },
    responses: {
      200: {
        description: 'A page; as a file, all of them',
        content: { [FORMATS.json]: { schema: PartnerBookingsReply }, ...STREAMED_FILES },
      },
      ...problemReplies(406),
    },
  })
  const revenue = createRoute({
    ...common,
    path: '/user/revenue-list',
    summary: 'A partner’s revenue by day, month, sub-id, place or supplier',
    limit: rateLimit('revenue-list', 240),
    request: { query: RevenueQuery },
    responses: {
      200: {
        description: 'A page, and the totals of all; as a file, all of them',
        content: { [FORMATS.json]: { schema: RevenueReply }, ...STREAMED_FILES },
      },
      ...problemReplies(406),
    },
  })
  return openApiApp<ReportVariables>()
    .openapi(bookings, async (c) => {
      const { page, page_size: pageSize, after, currency_id, ...filters } = c.req.valid('query')
      const { language, format } = c.var
      const query = {
        filter: { ...filters, partnerId: c.var.partner.id },
        currency: codeOf(currency_id) ?? null,
        language,
      }
      if (format === 'json')
        return c.json(await reports.listPartnerBookings(app, { ...query, page, pageSize, after }), 200)
      return streamReport(c, {
        format,
        file: BOOKINGS_FILE,
        batches: reports.readAllBookings(app, query),
        language,
      })
    })
    .openapi(revenue, async (c) => {
      const { page, page_size: pageSize, by, currency_id, ...filters } = c.req.valid('query')
      const { language, format } = c.var
      const query = {
        filter: { ...filters, partnerId: c.var.partner.id },
        by,
        currency: codeOf(currency_id) ?? defaultCurrency,
        language,
      }
      if (format === 'json') return c.json(await reports.readRevenue(app, { ...query, page, pageSize }), 200)
      return streamReport(c, {
        format,
        file: revenueFile(by),
        batches: reports.readAllRevenue(app, query),
        language,
      })
    })
}

/** Max files per minute of a network; each may be long. */
const FILES_PER_MINUTE = 30

/** Max files of a network that are written at once. */
const OPEN_FILES = 3

type Middleware = MiddlewareHandler<{ Variables: ReportVariables }>

/** Determines the requested format, from the query or from `Accept`. */
const noteFormat: Middleware = (c, next) => {
  const format = requestedFormat(c)
  c.header('vary', 'Accept, language', { append: true })
  if (format === null) {
    const detail = `Offered are ${OFFERED.map((one) => FORMATS[one]).join(', ')}`
    return Promise.resolve(problem(c, 406, { code: 'not_acceptable', detail }))
  }
  c.set('format', format)
  c.set('language', languageOfRequest(c))
  return next()
}

function ofFiles(limit: MiddlewareHandler): Middleware {
  return (c, next) => (c.var.format === 'json' ? next() : limit(c, next))
}

const OFFERED = ['json', 'csv', 'xlsx'] as const

/** The contract rejects any other format in the query. */
function requestedFormat(c: Context) {
  const chosen = OFFERED.find((format) => format === c.req.query('format'))
  return chosen ?? preferredFormat(c.req.header('accept'), OFFERED)
}

function codeOf(currencyId: number | undefined): string | undefined {
  return currencyId === undefined ? undefined : currencyById(currencyId)?.code
}
