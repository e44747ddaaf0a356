import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Lists visible cities: a few hundred rows, sorted and searched in memory. */
export function listCities(db: Db) {
  return db
    .selectFrom('cities')
    .select(['id', 'name_en', 'name_ar', 'country_code', 'currency', 'time_zone'])
    .select(['latitude', 'longitude', 'desk', 'lead_minutes'])
    .where('hidden_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** Undefined if the city does not exist or is hidden. */
export function findCity(db: Db, id: string) {
  return db
    .selectFrom('cities')
    .select(['time_zone', 'country_code'])
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
}

/** Lists known places of visible cities, by kind and name. */
export function listPlaces(db: Db, cityId: string | undefined) {
  const query = db
    .selectFrom('trip_places as p')
    .innerJoin('cities as c', 'c.id', 'p.city_id')
    .select(['p.id', 'p.kind', 'p.iata', 'p.name_en', 'p.name_ar', 'p.latitude', 'p.longitude'])
    .select(['p.city_id', 'c.name_en as city_en', 'c.name_ar as city_ar', 'c.country_code'])
    .where('c.hidden_at', 'is', null)
    .where('p.hidden_at', 'is', null)
    .orderBy(sql`p.name_en collate "C"`)
    .orderBy('p.id')
  return (cityId === undefined ? query : query.where('p.city_id', '=', cityId)).execute()
}
