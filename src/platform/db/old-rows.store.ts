import { sql } from 'kysely'
import type { Db } from './database.ts'
import type { Tables } from './tables.ts'

/** Removes at most so many rows that were over before an instant, and none that another process holds; how many. */
export type RemoveOld = (db: Db, before: Date, limit: number) => Promise<number>

/** What is kept for a time: for so many hours `since` something that each row says. */
export type Retention = { what: string; hours: number; since: string; remove: RemoveOld }

type Rows<Table extends keyof Tables> = {
  table: Table
  key: readonly (keyof Tables[Table] & string)[]
  /** Its instant says how old a row is. */
  column: keyof Tables[Table] & string
}

/** Rows that nothing else refers to. */
export function oldRows<Table extends keyof Tables>({ table, key, column }: Rows<Table>): RemoveOld {
  const columns = sql.join(key.map((name) => sql.ref(name)))
  return async (db, before, limit) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where (${columns}) in (
        select ${columns} from ${sql.table(table)} where ${sql.ref(column)} < ${before}
        order by ${sql.ref(column)} limit ${limit} for update skip locked
      )`.execute(db)
    return Number(numAffectedRows ?? 0n)
  }
}

/** Columns by which rows of other tables refer to one, so that it has to stay. */
export type References = readonly (readonly [table: string, column: string])[]

/** Whether no row refers to this one. */
export function unreferenced(id: string, references: References) {
  const none = references.map(
    ([table, column]) =>
      sql`not exists (select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${sql.ref(id)})`,
  )
  return sql<boolean>`(${sql.join(none, sql` and `)})`
}
