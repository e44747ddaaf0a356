import { sql } from 'kysely'
import type { Find } from '#kernel/sought.ts'
import type { Db } from '#platform/db/database.ts'

/** Partners by id, code and name: few enough to be read without an index. */
export function findPartners(db: Db): Find {
  return async ({ id, patterns }, limit) => {
    if (id === null && patterns.length === 0) return []
    let query = db.selectFrom('partners').select(['id', 'code', 'name']).orderBy('id', 'desc').limit(limit)
    if (id !== null) query = query.where('id', '=', id)
    for (const pattern of patterns)
      query = query.where(sql<string>`lower(code || ' ' || name)`, 'like', pattern)
    const rows = await query.execute()
    return rows.map((row) => ({ id: row.id, name: row.name, text: row.code, state: null, at: null }))
  }
}
