import { sql } from 'kysely'
import { isOnlyWords, type Find } from '#kernel/search-query.ts'
import type { Db } from '#platform/db/database.ts'
import { foldNewest, findRowsByWords, type SearchedTable } from '#platform/db/searched-rows.ts'

/** Finds companies by corporate id, name and email. */
export const SEARCHED_COMPANIES: SearchedTable = {
  table: 'companies',
  texts: sql`array[corp_id] as codes, array[name] as names, array[email] as emails, null as phone`,
  only: sql`true`,
}

export function findCompanies(db: Db): Find {
  const companies = (limit: number) =>
    db.selectFrom('companies').select(['id', 'corp_id', 'name']).orderBy('id', 'desc').limit(limit)

  return async (query, limit) => {
    const { id, terms } = query
    if (id === null && !isOnlyWords(query)) return []
    if (id === null) await foldNewest(db, SEARCHED_COMPANIES)
    const rows =
      id === null
        ? await findRowsByWords(db, { table: 'companies', terms, limit }, (has) =>
            companies(limit).where(has).execute(),
          )
        : await companies(limit).where('id', '=', id).execute()
    return rows.map((row) => ({ id: row.id, name: row.name, text: row.corp_id, state: null, at: null }))
  }
}
