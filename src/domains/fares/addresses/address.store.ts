import type { Coordinates } from '#kernel/geo.ts'
import type { Db } from '#platform/db/database.ts'
import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'

const DAY = 24

export type AddressStore = ReturnType<typeof addressStore>

/** Store of the geocoder's results for entered addresses. */
export function addressStore(db: Db) {
  return {
    /** Returns undefined if the address was not requested yet, null if it was not found. */
    async find(key: Buffer): Promise<Coordinates | null | undefined> {
      const row = await db
        .selectFrom('trip_addresses')
        .select(['latitude', 'longitude'])
        .where('key', '=', key)
        .executeTakeFirst()
      if (!row) return undefined
      const { latitude, longitude } = row
      return latitude === null || longitude === null ? null : { latitude, longitude }
    },

    /** Stores a result. If two processes asked at once, the first answer stays. */
    async keep(key: Buffer, found: Coordinates | null, now: Temporal.Instant): Promise<void> {
      await db
        .insertInto('trip_addresses')
        .values({
          key,
          latitude: found?.latitude ?? null,
          longitude: found?.longitude ?? null,
          found_at: now,
        })
        .onConflict((same) => same.doNothing())
        .execute()
    },
  }
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
