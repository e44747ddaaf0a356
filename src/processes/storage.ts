import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { lockDataDir } from '#platform/data-dir.ts'
import { DATABASE, startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'
import type { Log } from '#platform/log.ts'
import { publicPartOf, startStep } from '#platform/start-failure.ts'
import type { Config } from '../config.ts'

/** The product's storage: its data folder, locked by this process, and its database. */
export type Storage = Awaited<ReturnType<typeof openStorage>>

/** Locks the data folder, and starts the embedded PostgreSQL unless a database is configured. */
export async function openStorage(config: Config, log: Log, started: AsyncDisposableStack) {
  const dataDir = resolve(config.DATA_DIR)
  const folder = await lockFolder(dataDir, started)
  const database =
    configuredDatabase(config) ?? (await startEmbedded(resolve(dataDir, 'postgres'), log, started))
  return { dataDir, folder, database }
}

/**
 * Returns the configured database, with its variable and address for error messages; null if it is the
 * embedded one.
 */
export function configuredDatabase({ DATABASE_URL: url }: Config) {
  return url === undefined ? null : { url, setting: 'DATABASE_URL', address: publicPartOf(url) }
}

/** Locks a folder for this process, and returns its identity (`lockDataDir`). */
export async function lockFolder(dataDir: string, started: AsyncDisposableStack): Promise<string | null> {
  const lease = await startStep('DATA_DIR', dataDir, () => {
    mkdirSync(dataDir, { recursive: true })
    return lockDataDir(dataDir)
  })
  started.defer(() => lease.letGo())
  return lease.identity
}

async function startEmbedded(folder: string, log: Log, started: AsyncDisposableStack) {
  const embedded = await startStep('DATA_DIR', folder, () =>
    startEmbeddedPostgres(folder, {
      onLog: (line) => log.debug({ line }, 'postgres'),
      // Ctrl-C also stops PostgreSQL (exit code 0), but requests and jobs in progress still need it.
      onEnded: (how) =>
        log[how.code === 0 ? 'info' : 'warn'](how, 'the embedded PostgreSQL has ended and is started again'),
    }),
  )
  started.defer(() => embedded.stop())
  await startStep('DATA_DIR', folder, () => embedded.createDatabase(DATABASE))
  return { url: embedded.urlOf(DATABASE), setting: 'DATA_DIR', address: folder }
}
