import { sql, type Selectable } from 'kysely'
import type { Db } from './database.ts'
import type { Due } from './due-work.store.ts'
import type { Tables } from './tables.ts'

/** Maximum rows per call. */
const BATCH_ROWS = 50

/**
 * Passes each of a table's oldest rows once to `work`, in the transaction that deletes them; returns how many. Rows
 * locked by another process are skipped.
 */
export function takeRows<Table extends keyof Tables>(
  db: Db,
  table: Table,
  work: (tx: Db, row: Selectable<Tables[Table]>) => Promise<void>,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<Selectable<Tables[Table]>>`
      delete from ${sql.table(table)} where id in (
        select id from ${sql.table(table)} order by id limit ${BATCH_ROWS} for update skip locked
      ) returning *`.execute(tx)
    for (const row of rows) await work(tx, row)
    return rows.length
  })
}

/** SQL condition: a table has a row to take. */
export function hasRows(table: keyof Tables): Due {
  return () => sql`exists (select from ${sql.table(table)})`
}
