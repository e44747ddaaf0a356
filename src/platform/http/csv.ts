import { Readable } from 'node:stream'
import { stringify, type Options } from 'csv-stringify/sync'
import { withPauses } from '#kernel/pauses.service.ts'

/** An amount as decimal text, which is a number to a spreadsheet even where it begins with a minus. */
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

/** Lets Excel read Arabic. */
const BYTE_ORDER_MARK = '\ufeff'

/** Records of a piece of text: each piece costs a turn of several streams, and memory in the compression of the reply. */
const RECORDS_AT_ONCE = 100

/**
 * Records as CSV (RFC 4180), written as it is sent: every file of ours for a spreadsheet. Text is quoted, so that a
 * semicolon or a tab in it begins no cell, and text that a spreadsheet would compute begins with an apostrophe. Records are read as fast as the reader takes them, and no further once the reader has
 * gone.
 */
export function csvStream(records: Records): ReadableStream {
  return Readable.toWeb(Readable.from(pieces(records), { objectMode: false })) as ReadableStream
}

async function* pieces(records: Records): AsyncGenerator<string> {
  let held: (readonly CsvField[])[] = []
  yield BYTE_ORDER_MARK
  for await (const record of withPauses(records)) {
    held.push(record)
    if (held.length < RECORDS_AT_ONCE) continue
    yield stringify(held, FORMAT)
    held = []
  }
  if (held.length > 0) yield stringify(held, FORMAT)
}
