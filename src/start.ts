import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serve } from '@hono/node-server'
// oxlint-disable-next-line time/real-clock -- production code uses the real clock
import { systemClock } from '#kernel/clock.ts'
import { holdDataDir } from '#platform/data-dir.ts'
import { openDatabase, type Database, type Db } from '#platform/db/database.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'
import { migrate } from '#platform/db/migrate.ts'
import { workerStore, type Worker } from '#platform/db/worker.store.ts'
import { assertPortFree } from '#platform/http/port.ts'
import type { Log } from '#platform/log.ts'
import { startTracing } from '#platform/tracing.ts'
import { workerLease } from '#platform/worker-lease.ts'
import { publicPartOf, StartFailure, startStep } from '#platform/start-failure.ts'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { gatewayLocation } from './gateway-settings.ts'
import { accountSeals, PAYOUT_ACCOUNTS } from '#domains/partners/statements/details/seal-account.ts'
import { derivedKey, sealer } from '#platform/crypto.ts'
import { demoSeedsIn, seedDemo } from './seed/demo.ts'
import { seedReference } from './seed/reference.ts'
import { startSimulators } from './simulators.ts'
import {
  configuredSuppliers,
  connectorsOfJobs,
  pictureHosts,
  plansSold,
  simulatedSuppliers,
  supplierConnectors,
} from './supplier-connectors.ts'
import { OWN_PLAN } from './supplier-settings.ts'
import { welcome } from './welcome.ts'
import { wireStock } from './wiring/stock.ts'
import type { AppContext } from '#src/wiring/app-context.ts'

export type Product = Awaited<ReturnType<typeof startProduct>>

const DATABASE = 'rihla'

/** Timeout of a migration statement, including waiting for another process's migration. */
const PREPARATION_MS = 120_000

/** The same for what runs outside a transaction: an index of a big table. */
const INDEX_MS = 3_600_000

/** How long requests in progress may take to finish during shutdown. */
const GRACE_MS = 25_000

/**
 * Keep-alive timeout, longer than a reverse proxy's (60 s by default in nginx and most cloud load balancers): if we
 * closed an idle connection first, a request just sent over it would be lost.
 */
const KEEP_ALIVE_MS = 75_000

/**
 * Starts the app's dependencies (database, simulators) and the app, until it listens. Everything started is stopped in
 * reverse order, by `stop` and when a later step fails.
 */
export async function startProduct(config: Config, log: Log) {
  const started = new AsyncDisposableStack()
  try {
    const product = await startParts(config, log, started)
    return { ...product, stop: () => started.disposeAsync() }
  } catch (error) {
    await started.disposeAsync()
    throw error
  }
}

async function startParts(config: Config, log: Log, started: AsyncDisposableStack) {
  const address = `${config.HOST}:${config.PORT}`
  await startStep('HOST, PORT', address, () => assertPortFree(config.HOST, config.PORT))
  if (config.traceSink) {
    const stopTracing = await startTracing(config.traceSink)
    started.defer(stopTracing)
  }
  const site = await loadSite()
  const storage = await openStorage(config, log, started)
  const { app, publicUrl } = await startApp({ config, log, site, storage }, started)
  const server = serve({ fetch: app.fetch, hostname: config.HOST, port: config.PORT }) as Server
  server.keepAliveTimeout = KEEP_ALIVE_MS
  started.defer(async () => {
    // Requests in progress are completed, and their connections are closed afterwards.
    server.keepAliveTimeout = 1
    const closed = new Promise((done) => server.close(done))
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
    await app.stop()
    await closed
  })
  await startStep('HOST, PORT', address, () => once(server, 'listening'))
  app.startJobs()
  return { welcome: welcome(config, publicUrl), retire: app.retire, retired: app.retired }
}

/** Where the product keeps its data: its folder, held for this process, and its database. */
export type Storage = Awaited<ReturnType<typeof openStorage>>

/** Holds the data folder, and starts the embedded PostgreSQL unless a database is configured. */
export async function openStorage(config: Config, log: Log, started: AsyncDisposableStack) {
  const dataDir = resolve(config.DATA_DIR)
  const held = await startStep('DATA_DIR', dataDir, () => {
    mkdirSync(dataDir, { recursive: true })
    return holdDataDir(dataDir)
  })
  started.defer(() => held.letGo())
  const { DATABASE_URL } = config
  const database =
    DATABASE_URL === undefined
      ? await startEmbedded(resolve(dataDir, 'postgres'), log, started)
      : { url: DATABASE_URL, setting: 'DATABASE_URL', address: publicPartOf(DATABASE_URL) }
  return { dataDir, folder: held.identity, database }
}

/** Starts the app on its storage, with the services that it simulates; it neither listens nor works on its jobs yet. */
export async function startApp(
  {
    config,
    log,
    site,
    storage: { dataDir, folder, database: stored },
  }: { config: Config; log: Log; site: NonNullable<AppContext['site']>; storage: Storage },
  started: AsyncDisposableStack,
) {
  const database = await startStep(stored.setting, stored.address, async () => {
    await prepareDatabase(stored.url, config)
    return openDatabase(stored.url, { connections: 20 })
  })
  started.defer(() => database.close())
  const configured = configuredSuppliers(config)
  const simulators = await startStep('DATA_DIR', resolve(dataDir, 'simulators'), () =>
    startSimulators({
      dataDir,
      clock: systemClock,
      suppliers: simulatedSuppliers(config),
      paymentsKey: gatewayLocation(config) === null ? config.PAYMENTS_KEY : null,
      pictures: { from: config.SIMULATORS_PORT },
    }),
  )
  started.defer(() => simulators.close())
  const supplierUrls = { ...simulators.supplierUrls, ...configured }
  const workerId = crypto.randomUUID()
  const publicUrl = config.publicUrl ?? `http://localhost:${config.PORT}`
  const app = await createApp({
    config,
    workerId,
    publicUrl,
    database,
    clock: systemClock,
    log,
    connectors: plansSold(
      config,
      new Map([
        ...supplierConnectors(config, supplierUrls),
        ...wireStock({ database, clock: systemClock, log }),
      ]),
    ),
    connectorsOfJobs: connectorsOfJobs(config, supplierUrls),
    pictureHosts: pictureHosts(config, simulators.pictureOrigins),
    paymentsUrl: config.PAYMENTS_URL ?? simulators.payments?.url ?? '',
    site,
  })
  await takeLease({ id: workerId, folder, simulators: simulators.names }, { app, database, log }, started)
  return { app, publicUrl }
}

/** Takes this process's lease: until it ends, other processes do not take over its work. */
async function takeLease(
  worker: Worker,
  {
    app,
    database: { db },
    log,
  }: { app: { freeWorkOf(ids: readonly string[]): Promise<void> }; database: Database; log: Log },
  started: AsyncDisposableStack,
): Promise<void> {
  const workers = workerStore(db, worker)
  const lease = workerLease({
    workers,
    freeWorkOf: app.freeWorkOf,
    onError: (err) => log.error({ err }, 'the lease of this process could not be kept'),
  })
  started.defer(() => lease.end())
  await lease.begin()
  if (worker.simulators.length > 0 && (await workers.othersSimulate()))
    log.warn(
      { simulators: worker.simulators },
      'another process on this database simulates services too, each in books of its own: neither can cancel what the other has booked; npm run simulators starts some for both',
    )
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

/** Migrates and seeds, on connections whose long timeouts allow for another process doing the same. */
async function prepareDatabase(url: string, config: Config): Promise<void> {
  const { db, close } = openDatabase(url, { connections: 1, silentMs: PREPARATION_MS })
  const patient = openDatabase(url, { connections: 2, silentMs: INDEX_MS })
  try {
    await migrate(db, patient.db)
    await seedReference(db)
    if (config.production) await refuseDemo(db, config)
    else {
      const key = derivedKey(config.APP_SECRET, PAYOUT_ACCOUNTS)
      await seedDemo(db, systemClock, accountSeals(sealer(key)))
    }
  } finally {
    await Promise.all([close(), patient.close()])
  }
}

/** Refuses to start in production on accounts with public passwords and cars that do not exist. */
async function refuseDemo(db: Db, { PLANS }: Config): Promise<void> {
  const demo = (await demoSeedsIn(db)).filter((kind) => kind !== 'garages' || PLANS?.includes(OWN_PLAN))
  if (demo.length > 0)
    throw new Error(
      `it has demo ${demo.join(', ')} from a start outside production; production needs a database of its own`,
    )
}

/** The site's two builds, made by `npm run build`. */
async function loadSite(): Promise<NonNullable<AppContext['site']>> {
  const distDir = resolve(import.meta.dirname, '..', 'dist')
  const entry = pathToFileURL(resolve(distDir, 'server', 'entry-server.js')).href
  const built = await import(/* @vite-ignore */ entry).then(
    (site: Omit<NonNullable<AppContext['site']>, 'distDir'>) => site,
    (cause: unknown) => {
      throw new StartFailure(`${distDir}: the site is not built; npm run build does it`, { cause })
    },
  )
  return { ...built, distDir }
}
