import { perLanguage, type Localized } from '#kernel/locale.ts'
import { placeName } from '#kernel/place-name.ts'
import type { Db } from '#platform/db/database.ts'

/** Names and time zone of a city of trips. */
export type TripCity = Localized & { timeZone: string }

/** Returns all cities of trips by id, including hidden ones. */
export async function tripCities(db: Db): Promise<ReadonlyMap<string, TripCity>> {
  const rows = await db.selectFrom('cities').select(['id', 'name_en', 'name_ar', 'time_zone']).execute()
  return new Map(
    rows.map(({ id, name_en: en, name_ar: ar, time_zone: timeZone }) => [
      id,
      { ...perLanguage((language) => placeName({ en, ar }, language)), timeZone },
    ]),
  )
}
