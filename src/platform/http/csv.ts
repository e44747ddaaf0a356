import { Readable } from 'node:stream'
import { stringify, type Options } from 'csv-stringify/sync'
import { withPauses } from '#kernel/pauses.service.ts'

/** An amount as decimal text, which spreadsheets read as a number even with a leading minus. */
type CsvAmount = { decimal: string }
export type CsvField = string | number | CsvAmount | null

type Records = Iterable<readonly CsvField[]> | AsyncIterable<readonly CsvField[]>

const FORMAT: Options = {
  escape_formulas: true,
  quoted_string: true,
  record_delimiter: 'windows',
  cast: {
    object: (amount) => ({
      value: (amount as CsvAmount).decimal,
      escape_formulas: false,
      quoted_string: false,
    }),
  },
}

/** Byte order mark, which Excel needs to read Arabic. */
const BYTE_ORDER_MARK = '\ufeff'

/** Records per chunk of text. Each chunk costs a turn of several streams, and memory in the reply's compression. */
const RECORDS_AT_ONCE = 100

/**
 * Streams records as CSV (RFC 4180), for all our spreadsheet files. Text is quoted, so that a semicolon or a tab does
 * not start a cell. Text that a spreadsheet would evaluate gets a leading apostrophe. Records are read at the reader's
 * pace, and no further after it disconnects.
 */
export function csvStream(records: Records): ReadableStream {
  return Readable.toWeb(Readable.from(pieces(records), { objectMode: false })) as ReadableStream
}

async function* pieces(records: Records): AsyncGenerator<string> {
  let pending: (readonly CsvField[])[] = []
  yield BYTE_ORDER_MARK
  for await (const record of withPauses(records)) {
    pending.push(record)
    if (pending.length < RECORDS_AT_ONCE) continue
    yield stringify(pending, FORMAT)
    pending = []
  }
  if (pending.length > 0) yield stringify(pending, FORMAT)
}
