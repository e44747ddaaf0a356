import pg from 'pg'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { postgresUrl } from './run-folder.ts'
import { LISTED_TEMPLATE, TEMPLATE } from './templates.ts'

/** Long timeouts: concurrent tests are slow on a busy machine. */
const PATIENT = { connectMs: 60_000, silentMs: 60_000 }

/** A database for one test file, copied from a template; `close` drops it. */
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

/** The same for a server of two suppliers, whose first start would take a second to list their stations. */
export const listedDatabase = () => testDatabase({ template: LISTED_TEMPLATE })

/** Another process's connections to a test's database; `close` leaves it there. */
export function sharedDatabase(url: string): Database & { url: string } {
  return Object.assign(openDatabase(url, { connections: 5, ...PATIENT }), { url })
}

/** A database without tables, as at a first start, or a copy of a template. */
export async function emptyDatabase(template = 'template0') {
  const server = new URL(postgresUrl())
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
