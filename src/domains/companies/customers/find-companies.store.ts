import { sql } from 'kysely'
import { isOnlyWords, type Find } from '#kernel/search-query.ts'
import type { Db } from '#platform/db/database.ts'
import { foldNewest, foundInWords, type FoundTable } from '#platform/db/found-rows.ts'

/** By their corporate id, their name and their e-mail. */
export const FOUND_COMPANIES: FoundTable = {
  table: 'companies',
  texts: sql`array[corp_id] as codes, array[name] as names, array[email] as emails, null as phone`,
  only: sql`true`,
}

export function findCompanies(db: Db): Find {
  const companies = (limit: number) =>
    db.selectFrom('companies').select(['id', 'corp_id', 'name']).orderBy('id', 'desc').limit(limit)

  return async (sought, limit) => {
    const { id, terms } = sought
    if (id === null && !isOnlyWords(sought)) return []
    if (id === null) await foldNewest(db, FOUND_COMPANIES)
    const rows =
      id === null
        ? await foundInWords(db, { table: 'companies', terms, limit }, (has) =>
            companies(limit).where(has).execute(),
          )
        : await companies(limit).where('id', '=', id).execute()
    return rows.map((row) => ({ id: row.id, name: row.name, text: row.corp_id, state: null, at: null }))
  }
}
