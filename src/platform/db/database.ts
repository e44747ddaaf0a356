import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

/** A handle a store can be given: the pool, or the transaction its caller has open. */
export type Db = Kysely<Tables>

// int8 as a number: every bigint we keep is an amount checked to be a safe integer before it is written.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is beyond a safe integer`)
  return value
})
// A date stays the text it is: a JavaScript Date would move it to midnight in some zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> }

/** Opens a pool on a PostgreSQL URL. The pool survives a server restart: a broken connection is replaced on use. */
export function openDatabase(url: string, { connections = 10 }: { connections?: number } = {}): Database {
  const pool = new pg.Pool({ connectionString: url, max: connections, idleTimeoutMillis: 30_000 })
  // An idle connection that breaks (server restart) is only removed from the pool; the next query opens another.
  pool.on('error', () => {})
  // One that breaks between two questions of a transaction fails the next; said to nobody it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}
