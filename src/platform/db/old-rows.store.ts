import { sql, type RawBuilder } from 'kysely'
import type { Db } from './database.ts'
import type { Tables } from './tables.ts'

/** Deletes up to `limit` rows that expired before an instant, skipping rows locked by others; returns how many. */
export type RemoveOld = (db: Db, before: Temporal.Instant, limit: number) => Promise<number>

/** A retention period: `hours` counted from the row's `since`. */
export type Retention = { what: string; hours: number; since: string; remove: RemoveOld }

type Rows<Table extends keyof Tables> = {
  table: Table
  key: readonly (keyof Tables[Table] & string)[]
  /** The timestamp that gives a row's age. */
  column: keyof Tables[Table] & string
  /** Condition of rows that may be deleted. All by default. */
  only?: RawBuilder<unknown>
}

/** Deletes rows that are referenced only by rows deleted with them. */
export function oldRows<Table extends keyof Tables>({
  table,
  key,
  column,
  only = sql`true`,
}: Rows<Table>): RemoveOld {
  const columns = sql.join(key.map((name) => sql.ref(name)))
  return async (db, before, limit) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where (${columns}) in (
        select ${columns} from ${sql.table(table)} where ${sql.ref(column)} < ${before} and ${only}
        order by ${sql.ref(column)} limit ${limit} for update skip locked
      )`.execute(db)
    return Number(numAffectedRows ?? 0n)
  }
}

/** Deletes unreferenced rows as soon as they have expired, according to `column`. */
export function overRows<Table extends keyof Tables>(what: string, rows: Rows<Table>): Retention {
  return { what, hours: 0, since: 'expiry', remove: oldRows(rows) }
}

/** Columns of other tables that may reference a row, which must then stay. */
export type References = readonly (readonly [table: string, column: string])[]

/** SQL condition: no row references this one. */
export function unreferenced(id: string, references: References) {
  const none = references.map(
    ([table, column]) =>
      sql`not exists (select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${sql.ref(id)})`,
  )
  return sql<boolean>`(${sql.join(none, sql` and `)})`
}
