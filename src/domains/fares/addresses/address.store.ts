import type { Coordinates } from '#kernel/geo.ts'
import type { Db } from '#platform/db/database.ts'
import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'

const DAY = 24

export type AddressStore = ReturnType<typeof addressStore>

/** What a geocoder said of typed addresses. */
export function addressStore(db: Db) {
  return {
    /** Undefined: it was not asked for yet; null: it was, and found nowhere. */
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

    /** Of two processes that asked at once the first one's answer stays. */
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

/** Towns change; neither the text nor who typed it is in it. */
export const addressRetention: readonly Retention[] = [
  {
    what: 'Coordinates of addresses entered for trips',
    hours: 30 * DAY,
    since: 'lookup',
    remove: oldRows({ table: 'trip_addresses', key: ['key'], column: 'found_at' }),
  },
]
