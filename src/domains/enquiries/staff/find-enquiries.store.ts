import { sql } from 'kysely'
import type { Find } from '#kernel/sought.ts'
import type { Db } from '#platform/db/database.ts'
import { foldNewest, foundInWords, type FoundTable } from '#platform/db/found-rows.ts'

/** By their number and their sender. */
export const FOUND_ENQUIRIES: FoundTable = {
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

  return async ({ id, terms, days, amount }, limit) => {
    if (id === null && (terms.length === 0 || days.length > 0 || amount !== null)) return []
    if (id === null) await foldNewest(db, FOUND_ENQUIRIES)
    const rows =
      id === null
        ? await foundInWords(db, { table: 'enquiries', terms, limit }, (has) =>
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
