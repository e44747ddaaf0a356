import type { Db } from './database.ts'

/** A file as sent. `br`: its bytes are compressed. */
export type ReleaseFile = { encoding: 'br' | null; bytes: Uint8Array }

/** Age up to which a row is fresh, and not updated at each start. */
const FRESH = { hours: 1 }

/** Files that pages of any release load, by their paths. */
export function releaseFileStore(db: Db) {
  return {
    /** Marks files as in use. Returns those that are not stored. */
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
            // Fixed lock order, for processes that start at once.
            .orderBy('path')
            .forUpdate(),
        )
        .execute()
      const rows = await db.selectFrom('release_files').select('path').where('path', 'in', paths).execute()
      const stored = new Set(rows.map(({ path }) => path))
      return paths.filter((path) => !stored.has(path))
    },

    /** Stores files in the order of their paths. Existing ones stay unchanged. */
    async save(files: readonly (ReleaseFile & { path: string })[], now: Temporal.Instant): Promise<void> {
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
