import { resolve } from 'node:path'
import { urlOfRunning } from '#platform/db/embedded-postgres.ts'
import { createLog } from '#platform/log.ts'
import type { Config } from './config.ts'
import { configuredDatabase, openStorage, type Storage } from './processes/storage.ts'

/**
 * Opens the product's database without the product. `shared`: may use an embedded server that is already
 * running; otherwise it starts one for this use and locks its folder.
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
