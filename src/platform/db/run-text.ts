import type pg from 'pg'
import { isConnectionLost, NotConnected, wasNotExecuted } from './database-failures.ts'
import type { Repeat } from './repeat.ts'

/**
 * Runs the text of one or several statements, and returns pg's result or an array of results. Several statements have
 * no values and are one transaction, as PgBouncer requires.
 */
export type RunText = (text: string, values?: unknown[]) => Promise<pg.QueryResult>

/** Retries what certainly was not executed, since a text is one transaction. */
export function runTextOn(pool: pg.Pool, repeat: Repeat): RunText {
  return (text, values) =>
    repeat(
      () => runOnce(pool, text, values),
      (error) => error instanceof NotConnected || wasNotExecuted(error),
    )
}

async function runOnce(pool: pg.Pool, text: string, values?: unknown[]): Promise<pg.QueryResult> {
  const client = await connect(pool)
  try {
    const result = await client.query(text, values)
    client.release()
    return result
  } catch (error) {
    // A text that failed after its own `begin` has left a transaction open.
    client.release(true)
    throw error
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw isConnectionLost(error) ? new NotConnected(error) : error
  }
}
