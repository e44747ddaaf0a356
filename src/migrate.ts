// Migrates and seeds the database, and ends: for a deployment that does it once, before its processes start.
import { createLog } from '#platform/log.ts'
import { startStep } from '#platform/start-failure.ts'
import { readConfig } from './config.ts'
import { prepareDatabase } from './processes/prepare-database.ts'
import { configuredDatabase, openStorage } from './processes/storage.ts'

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})

async function run(): Promise<void> {
  // Ignores the role of the processes with this environment.
  const config = readConfig({ ...process.env, ROLE: '', WEB_PROCESSES: '' })
  const log = createLog(config.LOG_LEVEL)
  const started = new AsyncDisposableStack()
  try {
    // A database elsewhere needs no folder here, which another process may hold.
    const database = configuredDatabase(config) ?? (await openStorage(config, log, started)).database
    await startStep(database.setting, database.address, () => prepareDatabase(database.url, config, log))
    process.stdout.write(`${database.address}: the schema is up to date\n`)
  } finally {
    await started.disposeAsync()
  }
}
