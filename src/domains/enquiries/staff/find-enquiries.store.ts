import { sql } from 'kysely'
import type { Find } from '#kernel/sought.ts'
import type { Db } from '#platform/db/database.ts'

/** Of an enquiry: its number and its sender. The trigram index of migration 0381 is on this very expression. */
export const ENQUIRY_FOUND_BY = sql<string>`lower(number || ' ' || coalesce(name, '')
  || ' ' || coalesce(email, ''))`

export function findEnquiries(db: Db): Find {
  return async ({ id, patterns }, limit) => {
    if (id === null && patterns.length === 0) return []
    let query = db
      .selectFrom('enquiries')
      .select(['id', 'number', 'name', 'email', 'state', 'created_at'])
      .orderBy('id', 'desc')
      .limit(limit)
    if (id !== null) query = query.where('id', '=', id)
    for (const pattern of patterns) query = query.where(ENQUIRY_FOUND_BY, 'like', pattern)
    const rows = await query.execute()
    return rows.map((row) => ({
      id: row.id,
      name: row.number,
      text: row.name ?? row.email,
      state: row.state,
      at: row.created_at.toString(),
    }))
  }
}
