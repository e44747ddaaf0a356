import type { MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import type { TripVariables } from '#domains/identity/public.ts'
import type { Language } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import { openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import {
  answerReport,
  reportReplies,
  type ReportFiles,
  type ReportVariables,
} from '#platform/reports/report-reply.http.ts'
import type { ReportFile } from '#platform/reports/report-sheet.ts'
import { GridHeaders } from './grid.contract.ts'
import { nextPage } from './grid-page.ts'

/** The parts of the app that answer grids, as JSON or as a file. */
type GridApp = Pick<App, 'anyEmbedder'> & { reportFiles: ReportFiles }

/** A public grid: its address, its query and its rows. */
type Grid<Query extends z.ZodObject, Reply extends z.ZodType<{ rows: unknown[]; total: number }>> = {
  path: `/${string}`
  summary: string
  query: Query
  reply: Reply
  file: ReportFile<z.output<Reply>['rows'][number]>
}

/** `companyId`: the company of the embedding key, if any. */
type Reader = { language: Language; companyId: string | null }

/** Binds a public grid to the function that reads its page. */
export function gridRoute<
  Query extends z.ZodObject,
  Reply extends z.ZodType<{ rows: unknown[]; total: number }>,
  Needs,
>(
  { path, summary, query, reply, file }: Grid<Query, Reply>,
  read: (app: Needs, query: z.output<Query>, reader: Reader) => Promise<z.output<Reply>>,
) {
  return (app: Needs & GridApp) => {
    const { reportFiles, anyEmbedder } = app
    const route = createRoute({
      method: 'get',
      path,
      summary,
      access: anyEmbedder,
      middleware: [reportFiles.negotiated as MiddlewareHandler],
      request: { headers: GridHeaders, query },
      responses: reportReplies(reply, 401, 403),
    })
    return openApiApp<TripVariables & ReportVariables>().openapi(route, async (c) => {
      const query = c.req.valid('query' as never) as z.output<Query> & { rows: number; page: number }
      const companyId = c.var.embeddingKey?.companyId ?? null
      const page = await read(app, query, { language: c.var.language, companyId })
      const next = nextPage(query, page.total)
      return answerReport(c, c.var, { reply: page, file, pdf: reportFiles.pdf, next })
    })
  }
}
