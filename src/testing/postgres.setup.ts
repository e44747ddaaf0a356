import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#platform/db/database.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'
import { migrate } from '#platform/db/migrate.ts'
import { seedReference } from '#src/seed/reference.ts'
import { seedStock } from '#src/seed/stock/seed-stock.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

export const TEMPLATE = 'rihla_template'

/** One embedded server for a run of tests, with a migrated and seeded template that each file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), 'rihla-test-'))
  const server = await startEmbeddedPostgres(join(dir, 'postgres'), { onLog: () => {}, durable: false })
  await server.createDatabase(TEMPLATE)
  const { db, close } = openDatabase(server.urlOf(TEMPLATE), { connections: 2 })
  await migrate(db)
  await seedReference(db)
  await seedStock(db)
  await close()
  project.provide('postgresUrl', server.urlOf('postgres'))
  return async () => {
    await server.stop()
    await rm(dir, { recursive: true, force: true })
  }
}
