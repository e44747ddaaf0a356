import { sql } from 'kysely'
import { isOnlyWords, type Find } from '#kernel/search-query.ts'
import type { Db } from '#platform/db/database.ts'
import { foldNewest, findRowsByWords, type SearchedTable } from '#platform/db/searched-rows.ts'

/** Finds partners by code and name. */
export const SEARCHED_PARTNERS: SearchedTable = {
  table: 'partners',
  texts: sql`array[code] as codes, array[name] as names, array[]::text[] as emails, null as phone`,
  only: sql`true`,
}

export function findPartners(db: Db): Find {
  const partners = (limit: number) =>
    db.selectFrom('partners').select(['id', 'code', 'name']).orderBy('id', 'desc').limit(limit)

  return async (query, limit) => {
    const { id, terms } = query
    if (id === null && !isOnlyWords(query)) return []
    if (id === null) await foldNewest(db, SEARCHED_PARTNERS)
    const rows =
      id === null
        ? await findRowsByWords(db, { table: 'partners', terms, limit }, (has) =>
            partners(limit).where(has).execute(),
          )
        : await partners(limit).where('id', '=', id).execute()
    return rows.map((row) => ({ id: row.id, name: row.name, text: row.code, state: null, at: null }))
  }
}
