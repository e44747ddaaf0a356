import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '#platform/db/embedded-postgres.ts'
import type { Db } from '#platform/db/database.ts'
import { startSimulators } from '#src/simulators.ts'
import { listedDatabase, testDatabase } from '../database.ts'
import { callOver } from '../http-call.ts'
import { onSiteClock, siteClock } from '../running-clock.ts'
import { startOutsideServices, startServer } from './processes.ts'

const PAYMENTS_KEY = 'kill-test-secret'

type KillDatabase = { url: string; db: Db; close(): Promise<void> }
type TestDatabase = Awaited<ReturnType<typeof testDatabase>>

/** Starts a database, suppliers and a gateway that outlive each server started with this environment. */
export async function startKillEnvironment(openDatabase: () => Promise<KillDatabase> = listedDatabase) {
  const database = await openDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'rihla-kill-'))
  const outside = await startOutsideServices({ dataDir, paymentsKey: PAYMENTS_KEY, stock: 500, delayMs: 60 })
  onTestFinished(async () => {
    await outside.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const { okMobility, europcar, payments } = outside.urls
  const environment = {
    ...(await served({ dataDir, url: database.url, payments })),
    SUPPLIER_OKMOBILITY_URL: okMobility,
    SUPPLIER_EUROPCAR_URL: europcar,
  }
  return { database, outside, environment }
}

/**
 * Starts Europcar, whose protocol has no lookup, and a gateway in this process; they outlive each server, and a test makes
 * them fail. `database` has the URL for the servers, and is closed at the end.
 */
export async function startEuropcarKillEnvironment(options: { stock: number; database?: TestDatabase }) {
  const database = options.database ?? (await testDatabase())
  const dataDir = await mkdtemp(join(tmpdir(), 'rihla-kill-'))
  const outside = await startSimulators({
    dataDir,
    clock: siteClock,
    suppliers: ['europcar'],
    paymentsKey: PAYMENTS_KEY,
    fleet: { stock: options.stock },
  })
  onTestFinished(async () => {
    await outside.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const environment = {
    ...(await served({ dataDir, url: database.url, payments: outside.payments?.url ?? '' })),
    PLANS: 'europcar-standard',
    SUPPLIER_EUROPCAR_URL: outside.supplierUrls.europcar ?? '',
  }
  return {
    database,
    dataDir,
    supplier: outside.suppliers.europcar,
    async start() {
      const server = await startServer(environment)
      onTestFinished(() => server.kill())
      return server
    },
    call: callOver((path, request) => fetch(`http://127.0.0.1:${environment.PORT}${path}`, request)),
  }
}

async function served({ dataDir, url, payments }: { dataDir: string; url: string; payments: string }) {
  return {
    ...onSiteClock(),
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    PAYMENTS_URL: payments,
    PAYMENTS_KEY,
  }
}
