import { placeName } from '#kernel/place-name.ts'
import { rowsWith } from '#kernel/searchable.ts'
import { isOnlyWords, type Find } from '#kernel/search-query.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * Finds places of trips by their names in both languages, their city's name and their airport code. There are few
 * enough to read all.
 */
export function findPlaces(db: Db): Find {
  return async (query, limit, language) => {
    if (!isOnlyWords(query)) return []
    const rows = await db
      .selectFrom('trip_places as p')
      .innerJoin('cities as c', 'c.id', 'p.city_id')
      .select(['p.id', 'p.iata', 'p.name_en', 'p.name_ar', 'c.name_en as city_en', 'c.name_ar as city_ar'])
      .where('p.hidden_at', 'is', null)
      .orderBy('p.id')
      .execute()
    const textsOf = (row: (typeof rows)[number]) => [
      row.iata,
      row.name_en,
      row.name_ar,
      row.city_en,
      row.city_ar,
    ]
    return rowsWith(rows, textsOf, query.terms)
      .slice(0, limit)
      .map((row) => ({
        id: row.id,
        name: placeName({ en: row.name_en, ar: row.name_ar }, language),
        text: placeName({ en: row.city_en, ar: row.city_ar }, language),
        state: null,
        at: null,
      }))
  }
}
