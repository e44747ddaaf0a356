import type { TripVariables, AnyEmbedder } from '#domains/identity/public.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { openApiApp } from '#platform/http/openapi/openapi.ts'
import type { BannerDrawing } from './banner-drawing.contract.ts'
import { BannerGridQuery, BannerGridReply, type BannerGridRow } from './banner.contract.ts'
import type { Banners } from './banner.store.ts'
import { GridHeaders } from '../grid.contract.ts'
import { byNumber, nextPage, pageOf } from '../grid-page.ts'
import {
  answerReport,
  reportReplies,
  type ReportFiles,
  type ReportVariables,
} from '#platform/reports/report-reply.http.ts'
import type { ReportFile } from '#platform/reports/report-sheet.ts'
import { HEADINGS, TITLES } from '../grid-words.ts'

const FILE: ReportFile<BannerGridRow> = {
  title: TITLES.banners,
  fileName: 'banners',
  columns: [
    { heading: HEADINGS.title, kind: 'text', cell: ({ title }) => title },
    { heading: HEADINGS.text, kind: 'text', cell: ({ text }) => text },
    { heading: HEADINGS.link, kind: 'text', cell: ({ link }) => link },
  ],
}

type Needs = {
  banners: Banners
  /** The drawings as SVG. */
  drawings: ReadonlyMap<BannerDrawing, string>
  reportFiles: ReportFiles
  anyEmbedder: AnyEmbedder
}

/** Routes of banners, and their images at `/trips/banners/<drawing>.svg`. */
export function bannerRoutes({ banners, drawings, reportFiles, anyEmbedder }: Needs) {
  const grid = createRoute({
    method: 'get',
    path: '/api/banner/grid',
    summary: 'Banners of a kind, in their order',
    access: anyEmbedder,
    middleware: [reportFiles.negotiated],
    request: { headers: GridHeaders, query: BannerGridQuery },
    responses: reportReplies(BannerGridReply, 401, 403),
  })
  const files = new Map([...drawings].map(([name, svg]) => [`${name}.svg`, svg]))
  const app = openApiApp<TripVariables & ReportVariables>().openapi(grid, async (c) => {
    const query = c.req.valid('query')
    const all = await banners.list(query.kind, c.var.language)
    const reply = pageOf(all, query, { rank: byNumber(({ rank }) => rank) })
    return answerReport(c, c.var, {
      reply,
      file: FILE,
      pdf: reportFiles.pdf,
      next: nextPage(query, reply.total),
    })
  })
  app.get('/banners/:file', (c) => {
    const svg = files.get(c.req.param('file'))
    if (svg === undefined) return c.notFound()
    // Pages of other sites embed it.
    c.header('cross-origin-resource-policy', 'cross-origin')
    return c.body(svg, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' })
  })
  return app
}
