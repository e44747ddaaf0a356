import { sql, type RawBuilder } from 'kysely'
import { searchColumns, type RowTexts, type SearchTerm } from '#kernel/searchable.ts'
import type { Db } from './database.ts'
import type { Due } from './due-work.store.ts'

/**
 * A table that is searched by names, which `kernel/searchable.ts` folds into `found_by` and `found_keys`. A trigger
 * empties both when a name changes, whichever release writes or erases it. Rows without them are folded by a job, and
 * by a search before it runs.
 */
export type SearchedTable = {
  table: 'bookings' | 'users' | 'trips' | 'enquiries' | 'trip_people' | 'partners' | 'companies'
  /** Selects `codes`, `names` and `emails` as arrays, and `phone`, of a row. */
  texts: RawBuilder<unknown>
  /** SQL condition of searchable rows, as in the index of rows to fold. */
  only: RawBuilder<unknown>
}

/** Maximum rows per request. The job folds all. */
const FOLDED_BY_SEARCH = 200
const FOLDED_AT_ONCE = 500
/** Number of the newest rows that are scanned for frequent words. The index serves rare ones. */
const NEWEST = 2000

/** Folds rows until none are left. */
export function foldAll(db: Db, tables: readonly SearchedTable[]): () => Promise<number> {
  return async () => {
    let folded = 0
    for (const table of tables) {
      let some = 0
      do folded += some = await foldSome(db, table, FOLDED_AT_ONCE)
      while (some === FOLDED_AT_ONCE)
    }
    return folded
  }
}

/** SQL condition: one of the tables has a row to fold. */
export function hasUnfolded(tables: readonly SearchedTable[]): Due {
  const each = tables.map((table) => sql`exists (select from ${unfolded(table)})`)
  return () => sql.join(each, sql` or `)
}

const unfolded = ({ table, only }: SearchedTable) =>
  sql`${sql.table(table)} where found_by is null and ${only}`

/** Folds the newest rows before a search, so that it finds them. */
export async function foldNewest(db: Db, table: SearchedTable): Promise<void> {
  await foldSome(db, table, FOLDED_BY_SEARCH)
}

/** Folds up to `limit` rows, and returns their number. */
export async function foldSome(db: Db, found: SearchedTable, limit: number): Promise<number> {
  const { table, texts } = found
  const { rows: some } = await sql`select from ${unfolded(found)} limit 1`.execute(db)
  if (some.length === 0) return 0
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<RowTexts & { id: string }>`
      select id, ${texts} from ${unfolded(found)} order by id desc limit ${limit} for no key update skip locked`.execute(
      tx,
    )
    const columns = rows.map(searchColumns)
    await sql`
      update ${sql.table(table)} as t set found_by = folded.found_by, found_keys = folded.found_keys::integer[]
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${columns.map(({ found_by }) => found_by)}::text[],
        ${columns.map(({ found_keys }) => `{${found_keys.join(',')}}`)}::text[]) as folded (id, found_by, found_keys)
      where t.id = folded.id`.execute(tx)
    return rows.length
  })
}

/** Orders by folded names, independent of the database's locale. For rows without codes. */
export function byName(alias: string): RawBuilder<string> {
  return sql<string>`(coalesce(${sql.ref(`${alias}.found_by`)}, ${sql.ref(`${alias}.name`)}) collate "C")`
}

/** SQL condition: a row contains every part of the search, ignoring case, accents and script. False without parts. */
export function hasWords(terms: readonly SearchTerm[], alias?: string): RawBuilder<boolean> {
  if (terms.length === 0) return sql<boolean>`false`
  const column = sql.ref(alias === undefined ? 'found_by' : `${alias}.found_by`)
  return sql<boolean>`(${sql.join(
    terms.map(({ pattern }) => sql`${column} like ${pattern}`),
    sql` and `,
  )})`
}

/**
 * Returns rows that match every word by sound or with a typing error, newest first. PostgreSQL has no
 * statistics for single numbers of `found_keys`, and a wrong estimate scans the whole table. Both strategies
 * are therefore explicit: the newest rows first, then the index, whose matches are few. `exactly` is then
 * evaluated row by row, and only for the newest matches: a join would evaluate it for all rows.
 */
export async function nearRows(
  db: Db,
  { table, terms, limit, where = sql`true`, exactly = sql`true` }: Near,
): Promise<string[]> {
  const words = terms.flatMap(({ near }) => near)
  if (words.length === 0) return []
  const has = sql.join(
    words.map((keys) => sql`found_keys && ${`{${keys.join(',')}}`}::integer[]`),
    sql` and `,
  )
  const newest = await sql<{ id: string }>`
    select id from (select * from ${sql.table(table)} order by id desc limit ${NEWEST}) as newest
    where ${has} and ${where} and ${exactly} order by id desc limit ${limit}`.execute(db)
  if (newest.rows.length >= limit) return newest.rows.map(({ id }) => id)
  const all = await sql<{ id: string }>`
    with near as materialized (select id from ${sql.table(table)} where ${has} and ${where})
    select id from (select id from near order by id desc offset 0) as newest
    where (select ${exactly} from ${sql.table(table)} as found where found.id = newest.id)
    order by id desc limit ${limit}`.execute(db)
  return all.rows.map(({ id }) => id)
}

type Near = {
  table: SearchedTable['table']
  terms: readonly SearchTerm[]
  limit: number
  /** A condition that an index answers. */
  where?: RawBuilder<unknown> | undefined
  /** A condition that reads more of a row, such as its long JSON. */
  exactly?: RawBuilder<unknown> | undefined
}

/**
 * Returns exact matches, then near ones, each once; an email address that is found has no near ones. `query` returns the
 * rows that match a condition.
 */
export async function findRowsByWords<Row extends { id: string }>(
  db: Db,
  near: Near,
  query: (condition: RawBuilder<boolean>) => Promise<Row[]>,
): Promise<Row[]> {
  const written = await query(hasWords(near.terms))
  const isAddress = near.terms.some(({ pattern }) => pattern.includes('@'))
  if (written.length >= near.limit || (isAddress && written.length > 0)) return written
  const has = new Set(written.map(({ id }) => id))
  const ids = (await nearRows(db, near)).filter((id) => !has.has(id))
  const others = ids.length === 0 ? [] : await query(sql<boolean>`id = any(${ids}::uuid[])`)
  return [...written, ...others].slice(0, near.limit)
}
