import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serve } from '@hono/node-server'
import { systemClock } from '#kernel/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'
import { migrate } from '#platform/db/migrate.ts'
import { holdDataDir } from '#platform/data-dir.ts'
import { createLog } from '#platform/log.ts'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { DEMO_ACCOUNTS, seedDemoAccounts } from './seed/demo-accounts.ts'
import { seedDemoCoupons } from './seed/demo-coupons.ts'
import { seedReference } from './seed/reference.ts'
import { startSimulators } from './simulators.ts'
import { configuredSuppliers, plansSold, supplierConnectors, suppliersSold } from './supplier-connectors.ts'
import { wireStock } from './wiring/stock.ts'
import type { AppSurroundings } from './wiring/surroundings.ts'

const DATABASE = 'rihla'

/** A statement of a migration may take this long, waiting for another process's migration included. */
const PREPARATION_MS = 120_000

/** Requests under way get this long to finish once we are told to stop. */
const GRACE_MS = 25_000

await start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.LOG_LEVEL)
  const dataDir = resolve(config.DATA_DIR)
  mkdirSync(dataDir, { recursive: true })
  const held = holdDataDir(dataDir)

  const embedded =
    config.DATABASE_URL === undefined
      ? await startEmbeddedPostgres(resolve(dataDir, 'postgres'), {
          onLog: (line) => log.debug({ line }, 'postgres'),
        })
      : null
  await embedded?.createDatabase(DATABASE)
  const databaseUrl = config.DATABASE_URL ?? embedded?.urlOf(DATABASE) ?? ''
  await prepareDatabase(databaseUrl, { demo: !config.production })
  const database = openDatabase(databaseUrl, { connections: 20 })

  const configured = configuredSuppliers(config)
  const simulators = await startSimulators({
    dataDir,
    clock: systemClock,
    suppliers: suppliersSold(config).filter((name) => configured[name] === undefined),
    paymentsKey: config.PAYMENTS_URL === undefined && !config.stripe ? config.PAYMENTS_KEY : null,
  })
  const publicUrl = config.publicUrl ?? `http://localhost:${config.PORT}`
  const app = await createApp({
    config,
    workerId: held.workerId,
    publicUrl,
    database,
    clock: systemClock,
    log,
    connectors: plansSold(
      config,
      new Map([
        ...supplierConnectors(config, { ...simulators.supplierUrls, ...configured }),
        ...wireStock({ database, clock: systemClock, log }),
      ]),
    ),
    paymentsUrl: config.PAYMENTS_URL ?? simulators.payments?.url ?? '',
    site: await loadSite(),
  })

  const server = serve({ fetch: app.fetch, hostname: config.HOST, port: config.PORT }) as Server
  await once(server, 'listening')
  app.startJobs()

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    const closed = new Promise((done) => server.close(done))
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
    await app.stop()
    await closed
    await simulators.close()
    await database.close()
    await embedded?.stop()
    held.letGo()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    // The database's package would stop it and end us at once; requests under way come first. Ours is there before
    // theirs goes: a signal that nobody listens for, be it for a moment, is lost.
    const others = process.listeners(signal)
    process.on(signal, stop)
    for (const other of others) process.off(signal, other)
  }
  process.stdout.write(welcome(config.PRODUCT_NAME, publicUrl, config.production))
}

/** Makes tables and what they start with, over a connection that may wait long for another process doing the same. */
async function prepareDatabase(url: string, { demo }: { demo: boolean }): Promise<void> {
  const { db, close } = openDatabase(url, { connections: 1, silentMs: PREPARATION_MS })
  try {
    await migrate(db)
    await seedReference(db)
    if (!demo) return
    await seedDemoCoupons(db)
    await seedDemoAccounts(db)
  } finally {
    await close()
  }
}

/** The site's two builds, made by `npm run build`. */
async function loadSite(): Promise<NonNullable<AppSurroundings['site']>> {
  const distDir = resolve(import.meta.dirname, '..', 'dist')
  const entry = pathToFileURL(resolve(distDir, 'server', 'entry-server.js')).href
  const { render } = (await import(entry)) as Pick<NonNullable<AppSurroundings['site']>, 'render'>
  return { distDir, render }
}

function welcome(product: string, url: string, production: boolean): string {
  const lines = [`${product} is ready: ${url}`]
  if (!production)
    lines.push(
      `  mailbox ${url}/mailbox · API reference ${url}/docs`,
      '  test cards: 4242 4242 4242 4242 succeeds, 4000 0000 0000 0002 is declined (any future date, any code)',
      ...DEMO_ACCOUNTS.map(({ email, password }) => `  sign in as ${email}, password: ${password}`),
    )
  return `${lines.join('\n')}\n`
}
