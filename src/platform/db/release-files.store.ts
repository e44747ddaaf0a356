import type { Db } from './database.ts'

/** A file as it is sent; `br`: its bytes are packed. */
export type ReleaseFile = { encoding: 'br' | null; bytes: Uint8Array }

export type ReleaseFiles = ReturnType<typeof releaseFileStore>

/** Rows that were used lately are not written again at each start. */
const FRESH = { hours: 1 }

/** The files that pages of any release load, by the path at which they are asked for. */
export function releaseFileStore(db: Db) {
  return {
    /** Says that these are in use; returns those that are not kept. */
    async use(paths: readonly string[], now: Temporal.Instant): Promise<string[]> {
      if (paths.length === 0) return []
      await db
        .updateTable('release_files')
        .set({ used_at: now })
        .where('path', 'in', (rows) =>
          rows
            .selectFrom('release_files')
            .select('path')
            .where('path', 'in', paths)
            .where('used_at', '<', now.subtract(FRESH))
            // Two processes that start at once take them in one order.
            .orderBy('path')
            .forUpdate(),
        )
        .execute()
      const rows = await db.selectFrom('release_files').select('path').where('path', 'in', paths).execute()
      const kept = new Set(rows.map(({ path }) => path))
      return paths.filter((path) => !kept.has(path))
    },

    /** Keeps files, in the order of their paths; those that are there stay as they are. */
    async keep(files: readonly (ReleaseFile & { path: string })[], now: Temporal.Instant): Promise<void> {
      if (files.length === 0) return
      await db
        .insertInto('release_files')
        .values(
          files.map(({ path, encoding, bytes }) => ({
            path,
            encoding,
            bytes: Buffer.from(bytes),
            used_at: now,
          })),
        )
        .onConflict((same) => same.column('path').doNothing())
        .execute()
    },

    async read(path: string): Promise<ReleaseFile | null> {
      const row = await db
        .selectFrom('release_files')
        .select(['encoding', 'bytes'])
        .where('path', '=', path)
        .executeTakeFirst()
      return row ?? null
    },
  }
}
