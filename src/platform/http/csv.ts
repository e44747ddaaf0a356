import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { withPauses } from '#kernel/pauses.service.ts'

/** An amount as decimal text, which is a number to a spreadsheet even where it begins with a minus. */
type CsvAmount = { decimal: string }
export type CsvField = string | number | CsvAmount | null

/**
 * Records as CSV (RFC 4180), written as it is sent: every file of ours for a spreadsheet. Text that a spreadsheet would
 * compute begins with an apostrophe; the byte order mark lets Excel read Arabic. Records are read as fast as the reader takes
 * them, and no further once the reader has gone.
 */
export function csvStream(
  records: Iterable<readonly CsvField[]> | AsyncIterable<readonly CsvField[]>,
): ReadableStream {
  const csv = stringify({
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { object: (amount) => ({ value: (amount as CsvAmount).decimal, escape_formulas: false }) },
  })
  const source = Readable.from(withPauses(records))
  // A fault of the source reaches the reader by the stream itself.
  return Readable.toWeb(pipeline(source, csv, () => undefined)) as ReadableStream
}
