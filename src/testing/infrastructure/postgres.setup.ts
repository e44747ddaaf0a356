import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#platform/db/database.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'
import { migrate } from '#platform/db/migrate.ts'
import { seedReference } from '#src/seed/reference.ts'
import { seedStock } from '#src/seed/stock/seed-stock.ts'
import { listStations } from './listed-stations.ts'
import { memoryDir } from './memory-dir.ts'
import { LISTED_TEMPLATE, TEMPLATE } from './templates.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    /** The folder for this run's files; deleted when it ends. */
    runDir: string
  }
}

/** One embedded server for a test run, with templates of which each file copies one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(memoryDir(), 'rihla-test-'))
  const server = await startEmbeddedPostgres(join(dir, 'postgres'), {
    onLog: () => {},
    durable: false,
    // The path of a socket must be short, which that of a temporary folder need not be.
    overSocket: memoryDir() !== tmpdir(),
  })
  await server.createDatabase(TEMPLATE)
  const { db, close } = openDatabase(server.urlOf(TEMPLATE), { connections: 2 })
  await migrate(db)
  await seedReference(db)
  await seedStock(db)
  await close()
  const postgres = openDatabase(server.urlOf('postgres'), { connections: 1 })
  await postgres.pool.query(`create database ${LISTED_TEMPLATE} template ${TEMPLATE}`)
  await postgres.close()
  const listed = openDatabase(server.urlOf(LISTED_TEMPLATE), { connections: 2 })
  await listStations(listed.db)
  await listed.close()
  project.provide('postgresUrl', server.urlOf('postgres'))
  project.provide('runDir', dir)
  return async () => {
    await server.stop()
    await rm(dir, { recursive: true, force: true })
  }
}
