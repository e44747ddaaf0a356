import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { SUPPLIERS } from '#connectors/suppliers/suppliers.ts'
import { openDatabase } from '#platform/db/database.ts'
import { freePort, startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'
import { PLAN_IDS, SUPPLIER_NAMES, type SupplierName } from '#src/supplier-settings.ts'
import { startServer, TWO_SUPPLIERS } from '#testing/infrastructure/processes/processes.ts'
import { startChild } from './child.ts'
import type { SimulatorOptions, SimulatorUrls } from './children/simulators.ts'

const PAYMENTS_KEY = 'benchmark-only-secret'

/**
 * The simulated suppliers, and the ids of their plans that are sold. `apart`: each supplier and the gateway in a process of
 * its own, as they are machines of their own outside, so that one's replies keep no other's waiting. `through`: other addresses
 * for the suppliers', by name.
 */
export type Market = {
  suppliers: readonly SupplierName[]
  plans: string
  apart?: boolean
  through?: (urls: Record<string, string>) => Promise<Record<string, string>>
}

const TWO: Market = { suppliers: ['okMobility', 'europcar'], plans: TWO_SUPPLIERS }

/** The suppliers and plans of the specification. */
export const SEVEN_PLANS: Market = {
  suppliers: ['okMobility', 'europcar', 'flexibleAutos', 'renticar', 'greenMotion'],
  plans: 'europcar-standard,europcar-prepaid,flexible-autos,renticar,ok-mobility,ok-mobility-nr,green-motion',
}

/** Every supplier, and all plans. */
export const ALL_PLANS: Market = { suppliers: SUPPLIER_NAMES, plans: [...PLAN_IDS].join() }

/** The product in its own process, as `npm start` runs it, and its environment. */
export type Product = {
  pid: number
  port: number
  url: string
  environment: Record<string, string>
}

/**
 * Opens a database server and a folder for one run; each call of `product` starts another product on them.
 */
export async function openBenchEnvironment() {
  const dir = await mkdtemp(join(tmpdir(), 'rihla-bench-'))
  await chmod(dir, 0o755)
  const postgres = await startEmbeddedPostgres(join(dir, 'postgres'), { onLog: () => {} })
  const endings: (() => Promise<void>)[] = []

  async function product(
    name: string,
    fleet: SimulatorOptions['fleet'],
    slowMs: SimulatorOptions['slowMs'] = 0,
    { suppliers, plans, apart = false, through = async (urls) => urls }: Market = TWO,
    more: Record<string, string> = {},
  ): Promise<Product> {
    const simulated = async (some: Market['suppliers']) => {
      const simulators = startChild<SimulatorOptions, SimulatorUrls>('simulators.ts')
      endings.unshift(() => simulators.stop())
      const dataDir = join(dir, name, some.join() || 'gateway')
      return simulators.run({ dataDir, paymentsKey: PAYMENTS_KEY, suppliers: some, fleet, slowMs })
    }
    const together = apart ? [[], ...suppliers.map((one) => [one])] : [suppliers]
    const started = await Promise.all(together.map((some) => simulated(some)))
    const urls = await through(Object.assign({}, ...started.map(({ suppliers: some }) => some)))
    await postgres.createDatabase(name)
    const port = await freePort()
    const environment = {
      PORT: String(port),
      DATA_DIR: join(dir, name),
      DATABASE_URL: postgres.urlOf(name),
      PLANS: plans,
      ...Object.fromEntries(
        SUPPLIERS.flatMap(({ name: one, address }) =>
          suppliers.includes(one) ? [[address, urls[one] ?? '']] : [],
        ),
      ),
      PAYMENTS_URL: started[0]?.payments ?? '',
      PAYMENTS_KEY,
      RATE_LIMIT_SCALE: '1000000',
      LOG_LEVEL: 'warn',
      ECB_URL: 'off',
      NODE_ENV: 'development',
      ...more,
    }
    // The first start seeds the world's places, once per database, so a second one is measured.
    await (await startServer(environment)).stop()
    const server = await startServer({ ...environment, ...profiled(name) })
    await analyse(environment.DATABASE_URL)
    endings.unshift(async () => void (await server.stop()))
    return { pid: server.pid ?? 0, port, url: `http://localhost:${port}`, environment }
  }

  return {
    dir,
    product,
    async close() {
      for (const end of endings) await end()
      await postgres.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

export type BenchEnvironment = Awaited<ReturnType<typeof openBenchEnvironment>>

/** Returns options that write a CPU profile to the folder BENCH_PROFILE, if set. */
function profiled(name: string): Record<string, string> {
  const { BENCH_PROFILE: dir } = process.env
  return dir ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${dir} --cpu-prof-name=${name}.cpuprofile` } : {}
}

/** Analyses tables, as autovacuum does within a minute: queries of tables just filled are ten times slower without statistics. */
async function analyse(databaseUrl: string): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { connections: 1 })
  await sql`analyze`.execute(db)
  await close()
}
