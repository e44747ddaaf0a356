import type { Db } from '#platform/db/database.ts'
import { ROWS_PER_STATEMENT, savePlaces } from '#domains/rentals/locations/location.store.ts'
import { buildPlaces } from './place-rows.ts'
import { placesFingerprint } from './places-fingerprint.ts'

/**
 * Writes every airport and its city, but no stations. Does nothing if this version was already seeded (building them
 * takes a second); another version updates the rows.
 */
export async function seedPlaces(db: Db): Promise<void> {
  const fingerprint = await placesFingerprint()
  const seeded = await db
    .selectFrom('seeds')
    .select('fingerprint')
    .where('name', '=', 'places')
    .executeTakeFirst()
  if (seeded?.fingerprint === fingerprint) return
  const rows = await buildPlaces()
  await db.transaction().execute(async (transaction) => {
    for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT)
      await savePlaces(transaction, rows.slice(from, from + ROWS_PER_STATEMENT))
    await transaction
      .insertInto('seeds')
      .values({ name: 'places', fingerprint })
      .onConflict((same) => same.column('name').doUpdateSet({ fingerprint }))
      .execute()
  })
}
