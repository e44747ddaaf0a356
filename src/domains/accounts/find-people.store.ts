import { sql } from 'kysely'
import { isOnlyWords, type Find } from '#kernel/search-query.ts'
import type { Db } from '#platform/db/database.ts'
import { foldNewest, findRowsByWords, type SearchedTable } from '#platform/db/searched-rows.ts'

/** Search for accounts by email address, name and phone number. */
export const SEARCHED_PEOPLE: SearchedTable = {
  table: 'users',
  texts: sql`array[]::text[] as codes, array[first_name, last_name] as names, array[email] as emails,
    (phone ->> 'countryCode') || ' ' || (phone ->> 'phone') as phone`,
  only: sql`email is not null`,
}

/** Finds all accounts with an email address. Deleted ones have none. */
export function findPeople(db: Db): Find {
  const people = (limit: number) =>
    db
      .selectFrom('users')
      .select(['id', 'email', 'role'])
      .select(sql<string>`concat_ws(' ', first_name, last_name)`.as('name'))
      .where('email', 'is not', null)
      .orderBy('id', 'desc')
      .limit(limit)

  return async (query, limit) => {
    const { id, terms } = query
    if (id === null && !isOnlyWords(query)) return []
    if (id === null) await foldNewest(db, SEARCHED_PEOPLE)
    const rows =
      id === null
        ? await findRowsByWords(db, { table: 'users', terms, limit }, (has) =>
            people(limit).where(has).execute(),
          )
        : await people(limit).where('id', '=', id).execute()
    return rows.map(({ id: userId, name, email, role }) => ({
      id: userId,
      name,
      text: email,
      state: role,
      at: null,
    }))
  }
}
