import type { Socket } from 'node:net'
import type { Compilable, InferResult, Kysely } from 'kysely'
import pg from 'pg'
import { InstantDialect, readInstant } from './instant-columns.ts'
import { isDiskFull, isOfStandby } from './database-failures.ts'
import { createRepeat, RETRY_WINDOW_MS } from './repeat.ts'
import { RepeatingKysely } from './repeating-kysely.ts'
import { runTextOn, type RunText } from './run-text.ts'
import type { Tables } from './tables.ts'

/** A handle for stores: the pool, or the caller's open transaction. */
export type Db = Kysely<Tables>

/** A row of the query that a function creates. */
export type RowOf<Query extends (...args: never[]) => Compilable> = InferResult<ReturnType<Query>>[number]

// int8 as a number: every bigint we store is an amount checked to be a safe integer before it is written.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is beyond a safe integer`)
  return value
})
// A date stays text: a JavaScript Date would turn it into midnight in some zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, readInstant)

export type Database = {
  db: Db
  pool: pg.Pool
  /** For a library with its own SQL text. `db` would return only the last result of several statements. */
  runText: RunText
  /** True if the server has reported a full disk since this was last set to false. */
  diskFull: boolean
  close(): Promise<void>
}

type Options = {
  connections?: number
  /** Timeout for opening a connection or waiting for a free one. */
  connectMs?: number
  /** Timeout without data on a connection in use: a statement that takes longer fails, and its connection is closed. */
  silentMs?: number
  /** Time, in milliseconds, for which safe operations are retried while the database is unavailable. */
  retryWindowMs?: number
}

const CONNECT_MS = 5_000
const SILENT_MS = 10_000

/**
 * Opens a pool on a PostgreSQL URL. It survives a server restart: a broken connection is replaced on use, and safe
 * operations are retried. Timeouts are enforced on the client, because a frozen server enforces none, and PgBouncer
 * accepts no session settings.
 */
export function openDatabase(
  url: string,
  {
    connections = 10,
    connectMs = CONNECT_MS,
    silentMs = SILENT_MS,
    retryWindowMs = RETRY_WINDOW_MS,
  }: Options = {},
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
    // A break between two queries of a transaction fails the next one; an unhandled error event would end the process.
    client.on('error', () => {})
    socketOf(client).on('timeout', () => socketOf(client).destroy(new SilentDatabase(silentMs)))
    // After a failover, the next connection reaches the new primary; this one would stay with the standby.
    connectionOf(client).on('errorMessage', (error) => {
      if (isOfStandby(error)) socketOf(client).destroy()
    })
  })
  pool.on('acquire', (client) => void socketOf(client).setTimeout(silentMs))
  pool.on('release', (_, client) => void socketOf(client).setTimeout(0))
  const repeat = createRepeat({
    retryWindowMs,
    onFailure(error) {
      if (error instanceof pg.DatabaseError) database.diskFull ||= isDiskFull(error)
    },
  })
  const db: Db = new RepeatingKysely<Tables>(new InstantDialect({ pool }), pool, repeat)
  const database = { db, pool, runText: runTextOn(pool, repeat), diskFull: false, close: () => db.destroy() }
  return database
}

/** The error of a connection closed because it timed out. */
class SilentDatabase extends Error {
  readonly code = 'ETIMEDOUT'

  constructor(ms: number) {
    super(`the database said nothing for ${ms} ms`)
  }
}

type Connection = {
  stream: Socket
  on(event: 'errorMessage', heard: (error: Error) => void): void
}

/**
 * Returns the connection inside pg's client, whose socket has the idle timeout and which reports the server's errors.
 * pg's types omit it.
 */
function connectionOf(client: object): Connection {
  return (client as { connection: Connection }).connection
}

function socketOf(client: object): Socket {
  return connectionOf(client).stream
}
