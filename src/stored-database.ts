import { resolve } from 'node:path'
import { urlOfRunning } from '#platform/db/embedded-postgres.ts'
import { createLog } from '#platform/log.ts'
import type { Config } from './config.ts'
import { configuredDatabase, openStorage, type Storage } from './processes/storage.ts'

/**
 * The product's database without the product. An embedded server that runs may be `shared` with the product; else it is
 * started for as long as it is needed, with its folder held.
 */
export async function storedDatabase(
  config: Config,
  started: AsyncDisposableStack,
  { shared }: { shared: boolean },
): Promise<Storage['database']> {
  const configured = configuredDatabase(config)
  if (configured) return configured
  const folder = resolve(config.DATA_DIR, 'postgres')
  const running = shared ? urlOfRunning(folder) : null
  if (running !== null) return { url: running, setting: 'DATA_DIR', address: folder }
  return (await openStorage(config, createLog(config.LOG_LEVEL), started)).database
}
