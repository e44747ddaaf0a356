import { categoryName } from '#domains/fares/public.ts'
import type { TripVariables, AnyEmbedder } from '#domains/identity/public.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { openApiApp } from '#platform/http/openapi/openapi.ts'
import { GridHeaders } from '../grid.contract.ts'
import { nextPage } from '../grid-page.ts'
import {
  answerReport,
  reportReplies,
  type ReportFiles,
  type ReportVariables,
} from '#platform/reports/report-reply.http.ts'
import type { ReportFile } from '#platform/reports/report-sheet.ts'
import { HEADINGS, TITLES } from '../grid-words.ts'
import type { ListPackages } from './list-packages.usecase.ts'
import { PackageGridQuery, PackageGridReply, type PackageGridRow } from './package.contract.ts'

const MINUTES_AN_HOUR = 60

/** The file of packages. */
export const PACKAGE_FILE: ReportFile<PackageGridRow> = {
  title: TITLES.packages,
  fileName: 'packages',
  columns: [
    { heading: HEADINGS.code, kind: 'code', cell: (row) => row.package_id },
    {
      heading: HEADINGS.category,
      kind: 'text',
      cell: ({ category }, language) => categoryName(category, language),
    },
    {
      heading: HEADINGS.hours,
      kind: 'number',
      cell: ({ minutes }) => minutes && minutes / MINUTES_AN_HOUR,
    },
    { heading: HEADINGS.kilometres, kind: 'number', cell: ({ km }) => km },
    { heading: HEADINGS.from_price, kind: 'money', cell: ({ from }) => from },
  ],
}

type Needs = { listPackages: ListPackages; reportFiles: ReportFiles; anyEmbedder: AnyEmbedder }

/** Routes for the offers of a city, shown on the tabs. */
export function packageGridRoutes({ listPackages, reportFiles, anyEmbedder }: Needs) {
  const grid = createRoute({
    method: 'get',
    path: '/api/package/grid',
    summary: 'Packages, self-drive plans and transfers of a city',
    access: anyEmbedder,
    middleware: [reportFiles.negotiated],
    request: { headers: GridHeaders, query: PackageGridQuery },
    responses: reportReplies(PackageGridReply, 401, 403),
  })
  return openApiApp<TripVariables & ReportVariables>().openapi(grid, async (c) => {
    const companyId = c.var.embeddingKey?.companyId ?? null
    const query = c.req.valid('query')
    const reply = await listPackages(query, { language: c.var.language, companyId })
    return answerReport(c, c.var, {
      reply,
      file: PACKAGE_FILE,
      pdf: reportFiles.pdf,
      next: nextPage(query, reply.total),
    })
  })
}
