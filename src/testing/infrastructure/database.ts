import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { TEMPLATE } from './templates.ts'

/** Many at once wait long for each other on a busy machine. */
const PATIENT = { connectMs: 60_000, silentMs: 60_000 }

/** A database of the test file's own, copied from a template; `close` drops it. */
export async function testDatabase({ connections = 5, template = TEMPLATE } = {}): Promise<
  Database & { url: string }
> {
  const { url, drop } = await emptyDatabase(template)
  const database = openDatabase(url, { connections, ...PATIENT })
  const { close } = database
  return Object.assign(database, {
    url,
    async close() {
      await close()
      await drop()
    },
  })
}

/** A database without a table, as a first start meets it, or a copy of a template. */
export async function emptyDatabase(template = 'template0') {
  const server = new URL(inject('postgresUrl'))
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) }
}

async function onServer(server: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
