import { sql } from 'kysely'
import type { Find } from '#kernel/sought.ts'
import type { Db } from '#platform/db/database.ts'

/** Companies by id, corporate id, name and e-mail: few enough to be read without an index. */
export function findCompanies(db: Db): Find {
  return async ({ id, patterns }, limit) => {
    if (id === null && patterns.length === 0) return []
    let query = db
      .selectFrom('companies')
      .select(['id', 'corp_id', 'name'])
      .orderBy('id', 'desc')
      .limit(limit)
    if (id !== null) query = query.where('id', '=', id)
    for (const pattern of patterns)
      query = query.where(
        sql<string>`lower(corp_id || ' ' || name || ' ' || coalesce(email, ''))`,
        'like',
        pattern,
      )
    const rows = await query.execute()
    return rows.map((row) => ({ id: row.id, name: row.name, text: row.corp_id, state: null, at: null }))
  }
}
