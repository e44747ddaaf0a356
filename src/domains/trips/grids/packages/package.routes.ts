import { createRoute } from '@hono/zod-openapi'
import { openApiApp } from '#platform/http/openapi/openapi.ts'
import type { TripVariables } from '../../people/trip-caller.ts'
import type { AnyEmbedder } from '../../people/trip-caller.middleware.ts'
import { GridHeaders } from '../grid.contract.ts'
import { nextPage } from '../grid-page.ts'
import { answerGrid, gridReplies, type GridFiles, type GridVariables } from '../grid-reply.http.ts'
import type { GridFile } from '../files/grid-sheet.ts'
import { CATEGORY_WORDS, HEADINGS, TITLES } from '../grid-words.ts'
import type { ListPackages } from './list-packages.usecase.ts'
import { PackageGridQuery, PackageGridReply, type PackageGridRow } from './package.contract.ts'

const MINUTES_AN_HOUR = 60

/** What is offered as a file. */
export const PACKAGE_FILE: GridFile<PackageGridRow> = {
  title: TITLES.packages,
  fileName: 'packages',
  columns: [
    { heading: HEADINGS.code, kind: 'code', cell: (row) => row.package_id },
    {
      heading: HEADINGS.category,
      kind: 'text',
      cell: ({ category }, language) => CATEGORY_WORDS[category][language],
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

type Needs = { listPackages: ListPackages; gridFiles: GridFiles; anyEmbedder: AnyEmbedder }

/** What the tabs offer in a city. */
export function packageGridRoutes({ listPackages, gridFiles, anyEmbedder }: Needs) {
  const grid = createRoute({
    method: 'get',
    path: '/api/package/grid',
    summary: 'Packages, self-drive plans and transfers of a city',
    middleware: [anyEmbedder, gridFiles.negotiated] as const,
    request: { headers: GridHeaders, query: PackageGridQuery },
    responses: gridReplies(PackageGridReply, 401, 403),
  })
  return openApiApp<TripVariables & GridVariables>().openapi(grid, async (c) => {
    const companyId = c.var.embeddingKey?.companyId ?? null
    const query = c.req.valid('query')
    const reply = await listPackages(query, { language: c.var.language, companyId })
    return answerGrid(c, c.var, {
      reply,
      file: PACKAGE_FILE,
      pdf: gridFiles.pdf,
      next: nextPage(query, reply.total),
    })
  })
}
