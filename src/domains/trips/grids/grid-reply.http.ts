import type { Context, MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import type { Language } from '#kernel/locale.ts'
import { languageOfRequest, problem } from '#platform/http/problem.ts'
import { problemReplies } from '#platform/http/openapi/openapi.ts'
import { gridCsv } from './files/grid-csv.http.ts'
import type { GridPdf } from './files/grid-pdf.http.ts'
import { FORMATS, preferredFormat, type GridFormat } from './files/grid-format.ts'
import type { NextPage } from './grid-page.ts'
import { gridSheet, type GridFile } from './files/grid-sheet.ts'
import { gridWorkbook } from './files/grid-workbook.http.ts'

/** Set by `negotiated` for the routes of grids. */
export type GridVariables = { format: GridFormat; language: Language }

/** Refuses a request that takes none of our formats, before anything is read for it. */
export const negotiated: MiddlewareHandler<{ Variables: GridVariables }> = async (c, next) => {
  const format = preferredFormat(c.req.header('accept'))
  c.header('vary', 'Accept, language', { append: true })
  if (format === null)
    return problem(c, 406, {
      code: 'not_acceptable',
      detail: `Offered are ${Object.values(FORMATS).join(', ')}`,
    })
  c.set('format', format)
  c.set('language', languageOfRequest(c))
  return next()
}

/** The replies of a grid's route, for the API reference. */
export function gridReplies<Schema extends z.ZodType, const Statuses extends readonly (401 | 403 | 404)[]>(
  schema: Schema,
  ...statuses: Statuses
) {
  const file = { schema: { type: 'string', format: 'binary' } } as const
  return {
    200: {
      description: 'A page; of a file the next one is in the header `Link`',
      content: {
        [FORMATS.json]: { schema },
        [FORMATS.csv]: file,
        [FORMATS.pdf]: file,
        [FORMATS.xlsx]: file,
      },
    },
    ...problemReplies(400, 406, 429, ...statuses),
  }
}

type Answer<Row, Reply extends { rows: readonly Row[] }> = {
  reply: Reply
  file: GridFile<Row>
  pdf: GridPdf
  /** What the query of the next page says otherwise; null after the last one. */
  next: NextPage | null
}

/** A grid in the format that was asked for. */
export async function answerGrid<Row, Reply extends { rows: readonly Row[] }>(
  c: Context,
  { format, language }: GridVariables,
  { reply, file, pdf, next }: Answer<Row, Reply>,
) {
  if (format === 'json') return c.json(reply, 200)
  if (next !== null) c.header('link', `<${nextUrl(c.req.url, next)}>; rel="next"`)
  c.header('content-type', format === 'csv' ? `${FORMATS.csv}; charset=utf-8` : FORMATS[format])
  c.header('content-disposition', `attachment; filename="${file.fileName}.${format}"`)
  const sheet = gridSheet(file, reply.rows, language)
  if (format === 'csv') return c.body(gridCsv(sheet), 200)
  return c.body(format === 'pdf' ? pdf(sheet) : new Uint8Array(await gridWorkbook(sheet)), 200)
}

function nextUrl(url: string, next: NextPage): string {
  const { pathname, searchParams } = new URL(url)
  searchParams.delete('page')
  for (const [name, value] of Object.entries(next)) searchParams.set(name, String(value))
  return `${pathname}?${searchParams}`
}
