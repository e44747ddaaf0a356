import type { Context, MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import type { Language } from '#kernel/locale.ts'
import { languageOfRequest, problem } from '#platform/http/problem.ts'
import { problemReplies } from '#platform/http/openapi/openapi.ts'
import { withPlace } from '#platform/threads.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { reportCsv } from './report-csv.http.ts'
import { FORMATS, preferredFormat, type ReportFormat } from './report-format.ts'
import { reportSheet, type ReportFile, type ReportSheet } from './report-sheet.ts'
import { reportWorkbook } from './report-workbook.http.ts'
import { readFileSync } from 'node:fs'
import { pdfOf } from '#platform/typesetting/typeset.ts'
import { printedReport } from './report-print.ts'

/** Parameter of the next page: its number, or the last row before it. */
export type NextPage = { page: number } | { after: string }

/** Set by `negotiated` for report routes. */
export type ReportVariables = { format: ReportFormat; language: Language }

/** Dependencies of report routes that answer in formats other than JSON. */
export type ReportFiles = {
  /** Rejects a request that accepts none of our formats, or exceeds the limit of files, before any data is read. */
  negotiated: MiddlewareHandler<{ Variables: ReportVariables }>
  pdf: ReportPdf
}

/** Maximum PDF and Excel files per network and minute; each takes up to a second of a core. */
const FILES_PER_MINUTE = 30

/** Creates the dependencies of report routes. `brand`: name in the heading of a PDF. */
export function reportFiles({
  brand,
  clock,
  rateLimit,
}: {
  brand: string
  clock: Clock
  rateLimit: RateLimit
}): ReportFiles {
  const fileLimit = rateLimit('report-files', FILES_PER_MINUTE)
  return {
    pdf: reportPdfs({ brand, clock }),
    async negotiated(c, next) {
      const format = preferredFormat(c.req.header('accept'))
      c.header('vary', 'Accept, language', { append: true })
      if (format === null)
        return problem(c, 406, {
          code: 'not_acceptable',
          detail: `Offered are ${Object.values(FORMATS).join(', ')}`,
        })
      c.set('format', format)
      c.set('language', languageOfRequest(c))
      return format === 'pdf' || format === 'xlsx' ? fileLimit(c, () => withPlace(next)) : next()
    },
  }
}

/** Returns the replies of a report's route, for the API reference. */
export function reportReplies<Schema extends z.ZodType, const Statuses extends readonly (401 | 403 | 404)[]>(
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
        [FORMATS.txt]: { schema: { type: 'string' } as const },
      },
    },
    ...problemReplies(400, 406, 429, 503, ...statuses),
  }
}

type Answer<Row, Reply extends { rows: readonly Row[] }> = {
  reply: Reply
  file: ReportFile<Row>
  pdf: ReportPdf
  /** Query parameters of the next page. Null after the last one. */
  next: NextPage | null
}

/** Answers with a report in the requested format. */
export async function answerReport<Row, Reply extends { rows: readonly Row[] }>(
  c: Context,
  { format, language }: ReportVariables,
  { reply, file, pdf, next }: Answer<Row, Reply>,
) {
  if (format === 'json') return c.json(reply, 200)
  const sheet = reportSheet(file, reply.rows, language)
  const made = await fileOf(sheet, format, pdf)
  if (next !== null) c.header('link', `<${nextUrl(c.req.url, next)}>; rel="next"`)
  const isText = FORMATS[format].startsWith('text/')
  c.header('content-type', isText ? `${FORMATS[format]}; charset=utf-8` : FORMATS[format])
  if (format !== 'txt') c.header('content-disposition', `attachment; filename="${file.fileName}.${format}"`)
  return c.body(made, 200)
}

/** Creates the file. Throws `ThreadsBusy` before any header is set. */
function fileOf(sheet: ReportSheet, format: Exclude<ReportFormat, 'json'>, pdf: ReportPdf) {
  if (format === 'csv' || format === 'txt') return reportCsv(sheet)
  return format === 'pdf' ? pdf(sheet) : reportWorkbook(sheet)
}

function nextUrl(url: string, next: NextPage): string {
  const { pathname, searchParams } = new URL(url)
  searchParams.delete('page')
  for (const [name, value] of Object.entries(next)) searchParams.set(name, String(value))
  return `${pathname}?${searchParams}`
}

const GRID = readFileSync(new URL('report.typ', import.meta.url), 'utf8')

/** Typesets a sheet in a worker thread; 500 rows take more than a second. Throws `ThreadsBusy`. */
type ReportPdf = (sheet: ReportSheet) => Promise<Buffer<ArrayBuffer>>

/** Creates the typesetting of reports. `brand`: name in the heading. */
function reportPdfs({ brand, clock }: { brand: string; clock: Clock }): ReportPdf {
  return (sheet) => pdfOf({ document: GRID, data: printedReport(sheet, brand), at: clock.now() })
}
