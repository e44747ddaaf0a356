import { tmpdir } from 'node:os'
import { openDatabase } from '#platform/db/database.ts'
import { startEmbeddedPostgres, type EmbeddedServer } from '#platform/db/embedded-postgres.ts'
import { migrate } from '#platform/db/migrate.ts'
import { seedReference } from '#src/seed/reference.ts'
import { seedStock } from '#src/seed/stock/seed-stock.ts'
import { listStations } from './listed-stations.ts'
import { memoryDir } from './memory-dir.ts'
import { restoreCachedTemplates, cacheTemplates } from './template-cache.ts'
import { LISTED_TEMPLATE, TEMPLATE } from './templates.ts'

/** Starts an embedded server with the templates that test files copy; they are cached for the next run. */
export async function startPostgres(folder: string): Promise<EmbeddedServer> {
  if (!restoreCachedTemplates(folder)) {
    const server = await start(folder)
    await makeTemplates(server)
    await server.stop()
    cacheTemplates(folder)
  }
  return start(folder)
}

function start(folder: string): Promise<EmbeddedServer> {
  return startEmbeddedPostgres(folder, {
    onLog: () => {},
    durable: false,
    // The path of a socket must be short, which that of a temporary folder need not be.
    overSocket: memoryDir() !== tmpdir(),
  })
}

async function makeTemplates(server: EmbeddedServer): Promise<void> {
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
}
