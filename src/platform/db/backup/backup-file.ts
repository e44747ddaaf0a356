import { z } from 'zod'
import { parseJson } from '#kernel/parse-json.ts'

/** A rejected backup, with a message for the person who restores it. */
export class BackupFault extends Error {}

const FORMAT = 'rihla backup 1'

export type CopiedTable = z.infer<typeof CopiedTable>
const CopiedTable = z.object({ name: z.string(), columns: z.array(z.string()) })

export type BackupHeader = z.infer<typeof BackupHeader>
const BackupHeader = z.object({
  format: z.literal(FORMAT),
  release: z.string(),
  postgres: z.string(),
  /** Shortly before the snapshot. */
  takenAt: z.string(),
  /** Names of the migrations that the database had had. */
  migrations: z.array(z.string()),
  /** Identifies APP_SECRET without revealing it. */
  secretMark: z.string(),
  /** In the order of their rows in the backup. */
  tables: z.array(CopiedTable),
})

/** The line after a table's rows. `sha256`: hex digest of the rows as stored in the backup. */
export type CopiedRows = z.infer<typeof CopiedRows>
const CopiedRows = z.object({ table: z.string(), rows: z.number(), sha256: z.string() })

/**
 * End marker of a table's rows. A backup is text, compressed as one zstd frame. It starts with a line of JSON. For each
 * table follow its rows in COPY's text format, one a line, a line `\.`, and a line of JSON with their count. COPY
 * itself never writes a line `\.`.
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

/** Reads the parts of a backup's text in order. Throws a `BackupFault` if a part is invalid. */
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

    /** Yields the rows of the next table, split at arbitrary bytes. */
    async *rows(): AsyncGenerator<Buffer> {
      // Starts as if after a line end, so that a table without rows is no special case.
      let pending: Buffer = Buffer.concat([LINE_END, rest])
      let from = LINE_END.length
      for (;;) {
        const at = pending.indexOf(AFTER_ROWS)
        const end = at < 0 ? pending.length - AFTER_ROWS.length + 1 : at + LINE_END.length
        if (end > from) {
          yield pending.subarray(from, end)
          pending = pending.subarray(end)
          from = 0
        }
        if (at >= 0) {
          rest = pending.subarray(from + END_OF_ROWS.length)
          return
        }
        const chunk = await next()
        if (!chunk) throw damaged('it ends too early')
        pending = Buffer.concat([pending, chunk])
      }
    },

    /** Reads the line after the rows. */
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
