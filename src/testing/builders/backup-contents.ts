import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { backupParts, type BackupHeader, type CopiedRows } from '#platform/db/backup/backup-file.ts'

/** Reads the header of a backup, with the count and checksum of each table. */
export async function backupContents(
  file: string,
): Promise<{ header: BackupHeader; tables: Map<string, CopiedRows> }> {
  const read: { header?: BackupHeader } = {}
  const tables = new Map<string, CopiedRows>()
  await pipeline(createReadStream(file), createZstdDecompress(), async (text: AsyncIterable<Buffer>) => {
    const parts = backupParts(text)
    read.header = await parts.header()
    for (const { name } of read.header.tables) {
      for await (const _ of parts.rows());
      tables.set(name, await parts.counted())
    }
    await parts.end()
  })
  if (!read.header) throw new Error(`${file} has no header`)
  return { header: read.header, tables }
}
