import { sql, type Kysely, type RawBuilder } from 'kysely'

/**
 * Builds an index during concurrent writes; only for migrations outside a transaction. An interrupted build leaves an
 * invalid index, which serves no query and costs every write: it is dropped and built again. In a transaction, without
 * concurrent writes, the index is built directly.
 */
export async function buildIndex(db: Kysely<unknown>, name: string, on: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ is_valid: boolean }>`
    select indisvalid as is_valid from pg_index where indexrelid = to_regclass(${name})`.execute(db)
  if (rows[0]?.is_valid) return
  if (rows[0]) await dropIndex(db, name)
  await sql`create index ${concurrently(db)} ${sql.id(name)} on ${on}`.execute(db)
}

/** Drops an index, if it exists, while the table is in use. */
async function dropIndex(db: Kysely<unknown>, name: string): Promise<void> {
  await sql`drop index ${concurrently(db)} if exists ${sql.id(name)}`.execute(db)
}

function concurrently(db: Kysely<unknown>): RawBuilder<unknown> {
  return db.isTransaction ? sql`` : sql`concurrently`
}
