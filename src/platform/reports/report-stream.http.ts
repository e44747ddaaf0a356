import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { Language } from '#kernel/locale.ts'
import { reportCsv } from './report-csv.http.ts'
import { FORMATS } from './report-format.ts'
import { reportSheet, type ReportFile } from './report-sheet.ts'
import { workbookStream } from './workbook-stream.ts'

/** Formats in which a report of any length is written while it is read. */
export type StreamedFormat = 'csv' | 'xlsx'

type Streamed<Row> = {
  format: StreamedFormat
  file: ReportFile<Row>
  /** The rows in batches. The next batch is read when the previous one has been consumed. */
  batches: AsyncIterable<readonly Row[]>
  language: Language
}

/** Replies of such a report's route, for the API reference. */
export const STREAMED_FILES = {
  [FORMATS.csv]: { schema: { type: 'string', format: 'binary' } as const },
  [FORMATS.xlsx]: { schema: { type: 'string', format: 'binary' } as const },
}

/** Streams a report of any length as a file, in constant memory. A client that disconnects stops the reading. */
export function streamReport<Row>(c: Context, { format, file, batches, language }: Streamed<Row>) {
  c.header('content-type', format === 'csv' ? `${FORMATS.csv}; charset=utf-8` : FORMATS.xlsx)
  c.header('content-disposition', `attachment; filename="${file.fileName}.${format}"`)
  c.header('cache-control', 'no-store')
  return c.body(reportStream({ format, file, batches, language }), 200)
}

export function reportStream<Row>({ format, file, batches, language }: Streamed<Row>): ReadableStream {
  const head = reportSheet(file, [], language)
  async function* rows() {
    for await (const batch of batches)
      for (const row of batch) yield file.columns.map(({ cell }) => cell(row, language))
  }
  const sheet = { ...head, rows: rows() }
  return format === 'csv'
    ? reportCsv(sheet)
    : (Readable.toWeb(Readable.from(workbookStream(sheet))) as ReadableStream)
}
