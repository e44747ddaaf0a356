import type { Db } from '#platform/db/database.ts'
import { buildPlaces, type PlaceRow } from './place-rows.ts'
import { placesFingerprint } from './places-fingerprint.ts'

/** PostgreSQL takes at most 65,535 parameters in one statement; a row has 14. */
const ROWS_PER_STATEMENT = 4000

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
      await upsert(transaction, rows.slice(from, from + ROWS_PER_STATEMENT))
    await transaction
      .insertInto('seeds')
      .values({ name: 'places', fingerprint })
      .onConflict((same) => same.column('name').doUpdateSet({ fingerprint }))
      .execute()
  })
}

async function upsert(db: Db, rows: PlaceRow[]): Promise<void> {
  await db
    .insertInto('locations')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        type: row.ref('excluded.type'),
        iata: row.ref('excluded.iata'),
        name_en: row.ref('excluded.name_en'),
        name_ar: row.ref('excluded.name_ar'),
        city_en: row.ref('excluded.city_en'),
        city_ar: row.ref('excluded.city_ar'),
        country_code: row.ref('excluded.country_code'),
        latitude: row.ref('excluded.latitude'),
        longitude: row.ref('excluded.longitude'),
        time_zone: row.ref('excluded.time_zone'),
        rank: row.ref('excluded.rank'),
        parent_id: row.ref('excluded.parent_id'),
        other_names: row.ref('excluded.other_names'),
      })),
    )
    .execute()
}
