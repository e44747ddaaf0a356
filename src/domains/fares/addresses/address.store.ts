import type { Coordinates } from '#kernel/geo.ts'
import type { Db } from '#platform/db/database.ts'
import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'

const DAY = 24

/** Returns the position of a requested address; undefined if it was not requested yet, null if it was not found. */
export async function findPosition(db: Db, key: Buffer): Promise<Coordinates | null | undefined> {
  const row = await db
    .selectFrom('trip_addresses')
    .select(['latitude', 'longitude'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  const { latitude, longitude } = row
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** Stores a geocoder's result for an address. If two processes requested it at once, the first answer stays. */
export async function storePosition(
  db: Db,
  key: Buffer,
  position: Coordinates | null,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('trip_addresses')
    .values({
      key,
      latitude: position?.latitude ?? null,
      longitude: position?.longitude ?? null,
      found_at: now,
    })
    .onConflict((same) => same.doNothing())
    .execute()
}

/** Towns change. The row contains neither the text nor its author. */
export const addressRetention: readonly Retention[] = [
  {
    what: 'Coordinates of addresses entered for trips',
    hours: 30 * DAY,
    since: 'lookup',
    remove: oldRows({ table: 'trip_addresses', key: ['key'], column: 'found_at' }),
  },
]
