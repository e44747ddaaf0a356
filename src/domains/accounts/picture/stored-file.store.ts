import { ok } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { FileStore } from './file-store.ts'

/** Files in the database, a few kilobytes each. All have one content type, that of pictures. */
export function storedFiles(db: Db): FileStore {
  return {
    async put(name, bytes) {
      const stored = Buffer.from(bytes)
      await db
        .insertInto('stored_files')
        .values({ name, bytes: stored })
        .onConflict((same) => same.column('name').doUpdateSet({ bytes: stored }))
        .execute()
      return ok(null)
    },
    async read(name) {
      const row = await db
        .selectFrom('stored_files')
        .select('bytes')
        .where('name', '=', name)
        .executeTakeFirst()
      return ok(row?.bytes ?? null)
    },
    async remove(name) {
      await db.deleteFrom('stored_files').where('name', '=', name).execute()
      return ok(null)
    },
  }
}
