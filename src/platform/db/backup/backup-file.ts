import { z } from 'zod'
import { parseJson } from '#kernel/parse-json.ts'

/** A backup that is refused, with a message for whoever restores it. */
export class BackupFault extends Error {}

const FORMAT = 'rihla backup 1'

export type CopiedTable = z.infer<typeof CopiedTable>
const CopiedTable = z.object({ name: z.string(), columns: z.array(z.string()) })

export type BackupHeader = z.infer<typeof BackupHeader>
const BackupHeader = z.object({
  format: z.literal(FORMAT),
  release: z.string(),
  postgres: z.string(),
  /** Shortly before the moment whose rows it has. */
  takenAt: z.string(),
  /** The names of the migrations that the database had had. */
  migrations: z.array(z.string()),
  /** Tells APP_SECRET from another, and nothing of it. */
  secretMark: z.string(),
  /** In the order in which they follow. */
  tables: z.array(CopiedTable),
})

/** What stands after the rows of a table; `sha256` in hex, of the rows as they stand here. */
export type CopiedRows = z.infer<typeof CopiedRows>
const CopiedRows = z.object({ table: z.string(), rows: z.number(), sha256: z.string() })

/**
 * A backup is text, compressed as one zstd frame: a line of JSON; and of each table its rows, as COPY writes them in its
 * text format, one a line, a line `\.`, and a line of JSON that counts them. COPY never writes a line `\.` itself.
 */
export const END_OF_ROWS = '\\.\n'

export function headerLine(header: Omit<BackupHeader, 'format'>): string {
  return `${JSON.stringify({ format: FORMAT, ...header } satisfies BackupHeader)}\n`
}

export function rowsLine(copied: CopiedRows): string {
  return `${JSON.stringify(copied)}\n`
}

const LINE_END = Buffer.from('\n')
const AFTER_ROWS = Buffer.from(`\n${END_OF_ROWS}`)

export type BackupParts = ReturnType<typeof backupParts>

/** Reads the parts of a backup's text in their order; what is not as it should be is a `BackupFault`. */
export function backupParts(text: AsyncIterable<Buffer>) {
  const chunks = text[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  async function next(): Promise<Buffer | null> {
    const { value, done } = await chunks.next()
    return done ? null : value
  }

  async function line(): Promise<string> {
    while (!rest.includes(LINE_END)) {
      const chunk = await next()
      if (!chunk) throw damaged('it ends too early')
      rest = Buffer.concat([rest, chunk])
    }
    const end = rest.indexOf(LINE_END)
    const read = rest.subarray(0, end).toString()
    rest = rest.subarray(end + 1)
    return read
  }

  return {
    async header(): Promise<BackupHeader> {
      const read = BackupHeader.safeParse(parseJson(await line()))
      if (!read.success) throw notABackup()
      return read.data
    },

    /** The rows of the next table, cut anywhere. */
    async *rows(): AsyncGenerator<Buffer> {
      // As if a line had ended before, so that a table without rows needs no case of its own.
      let held: Buffer = Buffer.concat([LINE_END, rest])
      let from = LINE_END.length
      for (;;) {
        const at = held.indexOf(AFTER_ROWS)
        const end = at < 0 ? held.length - AFTER_ROWS.length + 1 : at + LINE_END.length
        if (end > from) {
          yield held.subarray(from, end)
          held = held.subarray(end)
          from = 0
        }
        if (at >= 0) {
          rest = held.subarray(from + END_OF_ROWS.length)
          return
        }
        const chunk = await next()
        if (!chunk) throw damaged('it ends too early')
        held = Buffer.concat([held, chunk])
      }
    },

    /** What stands after them. */
    async counted(): Promise<CopiedRows> {
      const read = CopiedRows.safeParse(parseJson(await line()))
      if (!read.success) throw damaged('a table has no count')
      return read.data
    },

    async end(): Promise<void> {
      if (rest.length > 0 || (await next())) throw damaged('something follows its last table')
    },
  }
}

export function notABackup(cause?: unknown): BackupFault {
  return new BackupFault('it is no backup that this release reads', { cause })
}

export function damaged(how: string, cause?: unknown): BackupFault {
  return new BackupFault(`it is damaged: ${how}`, { cause })
}
