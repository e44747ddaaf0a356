import { sql } from 'kysely'
import type { Find } from '#kernel/sought.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * Of a person: e-mail, name and phone number. The trigram index of migration 0381 is on this very expression, and so are the
 * statistics of 0493.
 */
export const PERSON_FOUND_BY = sql<string>`lower(coalesce(email, '') || ' ' || coalesce(first_name, '')
  || ' ' || coalesce(last_name, '') || ' ' || coalesce(phone ->> 'countryCode', '')
  || coalesce(phone ->> 'phone', ''))`

/** Accounts with an e-mail address, whoever they are of; deleted ones have none. */
export function findPeople(db: Db): Find {
  return async ({ id, patterns }, limit) => {
    if (id === null && patterns.length === 0) return []
    let query = db
      .selectFrom('users')
      .select(['id', 'email', 'role'])
      .select(sql<string>`concat_ws(' ', first_name, last_name)`.as('name'))
      .where('email', 'is not', null)
      .orderBy('id', 'desc')
      .limit(limit)
    if (id !== null) query = query.where('id', '=', id)
    for (const pattern of patterns) query = query.where(PERSON_FOUND_BY, 'like', pattern)
    const rows = await query.execute()
    return rows.map(({ id: userId, name, email, role }) => ({
      id: userId,
      name,
      text: email,
      state: role,
      at: null,
    }))
  }
}
