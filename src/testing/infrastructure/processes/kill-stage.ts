import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '#platform/db/embedded-postgres.ts'
import type { Db } from '#platform/db/database.ts'
import { listedDatabase } from '../database.ts'
import { startOutsideServices } from './processes.ts'
import { onSiteClock } from '../running-clock.ts'

const PAYMENTS_KEY = 'kill-test-secret'

type KillDatabase = { url: string; db: Db; close(): Promise<void> }

/** A database, suppliers and a gateway that outlive each server started with this environment. */
export async function killStage(openDatabase: () => Promise<KillDatabase> = listedDatabase) {
  const database = await openDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'rihla-kill-'))
  const outside = await startOutsideServices({ dataDir, paymentsKey: PAYMENTS_KEY, stock: 500, delayMs: 60 })
  onTestFinished(async () => {
    await outside.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const environment = {
    ...onSiteClock(),
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SUPPLIER_OKMOBILITY_URL: outside.urls.okMobility,
    SUPPLIER_EUROPCAR_URL: outside.urls.europcar,
    PAYMENTS_URL: outside.urls.payments,
    PAYMENTS_KEY,
  }
  return { database, outside, environment }
}
