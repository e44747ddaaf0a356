import { sql } from 'kysely'
import { isOnlyWords, type Find } from '#kernel/search-query.ts'
import type { Db } from '#platform/db/database.ts'
import { foldNewest, findRowsByWords, type SearchedTable } from '#platform/db/searched-rows.ts'

/** Finds enquiries by number and sender. */
export const SEARCHED_ENQUIRIES: SearchedTable = {
  table: 'enquiries',
  texts: sql`array[number] as codes, array[name] as names, array[email] as emails, null as phone`,
  only: sql`true`,
}

export function findEnquiries(db: Db): Find {
  const enquiries = (limit: number) =>
    db
      .selectFrom('enquiries')
      .select(['id', 'number', 'name', 'email', 'state', 'created_at'])
      .orderBy('id', 'desc')
      .limit(limit)

  return async (query, limit) => {
    const { id, terms } = query
    if (id === null && !isOnlyWords(query)) return []
    if (id === null) await foldNewest(db, SEARCHED_ENQUIRIES)
    const rows =
      id === null
        ? await findRowsByWords(db, { table: 'enquiries', terms, limit }, (has) =>
            enquiries(limit).where(has).execute(),
          )
        : await enquiries(limit).where('id', '=', id).execute()
    return rows.map((row) => ({
      id: row.id,
      name: row.number,
      text: row.name ?? row.email,
      state: row.state,
      at: row.created_at.toString(),
    }))
  }
}
