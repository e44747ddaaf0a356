import type { Socket } from 'node:net'
import { PostgresAdapter, PostgresDialect, type Kysely } from 'kysely'
import pg from 'pg'
import { createRepeat, PATIENCE_MS } from './repeat.ts'
import { RepeatingKysely } from './repeating-kysely.ts'
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

export type Database = {
  db: Db
  pool: pg.Pool
  /** Whether the server has said that its disk is full since this was last set to false. */
  diskFull: boolean
  close(): Promise<void>
}

type Options = {
  connections?: number
  /** How long making a connection may take, and waiting for a free one. */
  connectMs?: number
  /** How long a connection in use may be silent: a statement that takes longer fails, and its connection is closed. */
  silentMs?: number
  /** How long what is safe to repeat is repeated while the database is away. */
  patienceMs?: number
}

const CONNECT_MS = 5_000
const SILENT_MS = 10_000

/** SQLSTATE `disk_full`. */
const DISK_FULL = '53100'

/**
 * Opens a pool on a PostgreSQL URL. The pool survives a server restart: a broken connection is replaced on use, and what
 * is safe to repeat is repeated. The limits of time are kept on this side, because a frozen server keeps none, and
 * PgBouncer takes no settings of a session.
 */
export function openDatabase(
  url: string,
  { connections = 10, connectMs = CONNECT_MS, silentMs = SILENT_MS, patienceMs = PATIENCE_MS }: Options = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: connectMs,
  })
  // An idle connection that breaks (server restart) is only removed from the pool; the next query opens another.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    // One that breaks between two questions of a transaction fails the next; said to nobody it would end the process.
    client.on('error', () => {})
    socketOf(client).on('timeout', () => socketOf(client).destroy(new SilentDatabase(silentMs)))
  })
  pool.on('acquire', (client) => void socketOf(client).setTimeout(silentMs))
  pool.on('release', (_, client) => void socketOf(client).setTimeout(0))
  const repeat = createRepeat({
    patienceMs,
    onFailure(error) {
      if (error instanceof pg.DatabaseError) database.diskFull ||= error.code === DISK_FULL
    },
  })
  const db: Db = new RepeatingKysely<Tables>(new PooledPostgresDialect({ pool }), pool, repeat)
  const database = { db, pool, diskFull: false, close: () => db.destroy() }
  return database
}

/** Said of a connection that is closed because nothing came over it in time. */
class SilentDatabase extends Error {
  readonly code = 'ETIMEDOUT'

  constructor(ms: number) {
    super(`the database said nothing for ${ms} ms`)
  }
}

/** Of pg's own parts the one that says when nothing comes; its types leave it out. */
function socketOf(client: object): Socket {
  return (client as { connection: { stream: Socket } }).connection.stream
}

/**
 * Kysely's migrator locks for a session, which PgBouncer gives to another client between two statements. `migrate` takes
 * a lock of its transaction instead.
 */
class PooledPostgresDialect extends PostgresDialect {
  override createAdapter() {
    return new LockedByTransaction()
  }
}

class LockedByTransaction extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
