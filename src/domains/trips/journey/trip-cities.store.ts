import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'

/** Names and time zone of a city of trips. */
export type NamedCity = Readonly<Record<Language, string>> & { timeZone: string }

/** Returns all cities of trips by id, including hidden ones. */
export async function tripCities(db: Db): Promise<ReadonlyMap<string, NamedCity>> {
  const rows = await db.selectFrom('cities').select(['id', 'name_en', 'name_ar', 'time_zone']).execute()
  return new Map(
    rows.map(({ id, ...city }) => [id, { en: city.name_en, ar: city.name_ar, timeZone: city.time_zone }]),
  )
}
