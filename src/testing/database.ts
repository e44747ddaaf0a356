import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { TEMPLATE } from './postgres.setup.ts'

/** A database of the test file's own, copied from the seeded template; `close` drops it. */
export async function testDatabase({ connections = 5 } = {}): Promise<Database & { url: string }> {
  const server = new URL(inject('postgresUrl'))
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${TEMPLATE}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = openDatabase(url.href, { connections })
  return {
    ...database,
    url: url.href,
    async close() {
      await database.close()
      await onServer(server, `drop database ${name} with (force)`)
    },
  }
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
