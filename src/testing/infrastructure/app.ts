import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { startSimulators, type SupplierUrls } from '#src/simulators.ts'
import { SUPPLIER_NAMES } from '#src/supplier-settings.ts'
import { pictureHosts, supplierConnectors } from '#src/supplier-connectors.ts'
import { wireStock } from '#src/wiring/stock.ts'
import type { AppContext } from '#src/wiring/app-context.ts'
import type { SupplierConnector } from '#domains/suppliers/public.ts'
import { createLog } from '#platform/log.ts'
import { testClock, type TestClock } from './clock.ts'
import { sharedDatabase, testDatabase } from './database.ts'
import { callOver } from './http-call.ts'
import { TWO_PROTOCOLS } from './listed-stations.ts'
import { MIN_COST } from '../builders/accounts/people.ts'
import { LISTED_TEMPLATE, TEMPLATE } from './templates.ts'
import { runFolder } from './run-folder.ts'

/** Far above what a test sends, so that only tests that set a rate limit reach it. */
const GENEROUS = '100000'

type TestAppOptions = {
  environment?: Record<string, string>
  fleet?: { classes?: number; stock?: number }
  connections?: number
  /** Another process of the same product: its database and its clock are used. */
  sharedWith?: { database: { url: string }; clock: TestClock }
  /** Our own garages in addition to the two, as seeded. */
  ownStock?: boolean
  /** Every simulated supplier, and our own garages, as with `npm start`. */
  everySupplier?: boolean
  /** Additional suppliers, by the URL at which the test simulates them. */
  otherSuppliers?: SupplierUrls
  /** Some suppliers have pictures of their cars, as with `npm start`. */
  pictures?: boolean
  /** Timeouts of suppliers and the gateway, for tests that reach them. */
  timeouts?: { searchMs?: number; reserveMs?: number; paymentMs?: number }
  /** The pages, a public URL and a running clock, for browser tests; another gateway than the sandbox. */
  context?: Partial<
    Pick<AppContext, 'role' | 'site' | 'publicUrl' | 'clock' | 'lateness' | 'paymentsUrl' | 'log'>
  >
}

/**
 * The whole product except its pages, with its own database, simulators and clock. The simulators use the test's
 * clock too.
 */
export async function testApp({
  environment = {},
  fleet = {},
  connections = 10,
  sharedWith,
  everySupplier = false,
  ownStock = everySupplier,
  otherSuppliers = {},
  pictures = false,
  timeouts = {},
  context = {},
}: TestAppOptions = {}) {
  const dataDir = await mkdtemp(join(runFolder(), 'app-'))
  const clock = sharedWith?.clock ?? testClock()
  // Any supplier beyond the two lists its stations when the product starts.
  const onlyThose = !everySupplier && !ownStock && Object.keys(otherSuppliers).length === 0
  const template = onlyThose ? LISTED_TEMPLATE : TEMPLATE
  const database = sharedWith
    ? sharedDatabase(sharedWith.database.url)
    : await testDatabase({ connections, template })
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: GENEROUS,
    // A test machine may be late at any time: only tests that set this shed load.
    SHED_ABOVE_MS: '0',
    ...environment,
  })
  const simulators = await startSimulators({
    dataDir,
    clock: context.clock ?? clock,
    suppliers: everySupplier ? SUPPLIER_NAMES : TWO_PROTOCOLS,
    paymentsKey: config.PAYMENTS_KEY,
    fleet,
    pictures,
  })
  const { okMobility, europcar } = simulators.suppliers
  const { payments } = simulators
  const { searchMs = 20_000, reserveMs = 15_000, paymentMs = 8_000 } = timeouts
  if (!payments) throw new Error('the gateway did not start')
  const log = createLog(config.LOG_LEVEL)
  const connectors = new Map([
    ...supplierConnectors(
      config,
      { ...simulators.supplierUrls, ...otherSuppliers },
      {
        timeoutMs: searchMs,
        reserveTimeoutMs: reserveMs,
        concurrency: 16,
      },
    ),
    ...(ownStock ? wireStock({ database, clock: context.clock ?? clock, log }) : []),
  ])
  const searchedPlans: string[] = []
  const app = await createApp({
    config,
    workerId: crypto.randomUUID(),
    publicUrl: 'http://rihla.test',
    database,
    clock,
    log,
    connectors: counted(connectors, (planId) => searchedPlans.push(planId)),
    pictureHosts: pictureHosts(config, simulators.pictureOrigins),
    paymentsUrl: payments.url,
    paymentsTimeoutMs: paymentMs,
    passwordCost: MIN_COST,
    ...context,
  })

  const holder = { app }

  /** Requests to the app in-process; a body makes it a POST of JSON. */
  const call = callOver((path, request) => holder.app.request(`http://rihla.test${path}`, request))

  return {
    get app() {
      return holder.app
    },
    call,
    /** Plans searched for cars since this was last read. */
    takeSearchedPlans: () => searchedPlans.splice(0),
    clock,
    database,
    simulators: { okMobility, europcar, payments },
    async close() {
      await holder.app.stop()
      await simulators.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
      // A file's variables live as long as its worker: through them every product would stay in memory.
      Reflect.deleteProperty(holder, 'app')
    },
  }
}

type Connectors = ReturnType<typeof supplierConnectors>

function counted(connectors: Connectors, count: (planId: string) => void): Connectors {
  const countedOne = (planId: string, connector: SupplierConnector): SupplierConnector => ({
    ...connector,
    availability(request) {
      count(planId)
      return connector.availability(request)
    },
  })
  return new Map([...connectors].map(([planId, connector]) => [planId, countedOne(planId, connector)]))
}

export type TestApp = Awaited<ReturnType<typeof testApp>>
