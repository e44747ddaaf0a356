import type { Db } from '#platform/db/database.ts'

/**
 * Runs a seed only the first time, in one transaction, so that later changes and deletions persist. A process
 * that starts at the same time waits, and finds it seeded.
 */
export async function seedOnce(db: Db, name: string, seed: (tx: Db) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const first = await tx
      .insertInto('seeds')
      .values({ name, fingerprint: '1' })
      .onConflict((same) => same.column('name').doNothing())
      .executeTakeFirst()
    if (first.numInsertedOrUpdatedRows === 1n) await seed(tx)
  })
}
