import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase, type Db } from '#platform/db/database.ts'
import { freePort, urlOfRunning } from '#platform/db/embedded-postgres.ts'
import { startServer } from '#testing/infrastructure/processes/processes.ts'
import SERVER_MEMORY from '../../server-memory.json' with { type: 'json' }
import type { Row } from '../row.ts'

const MAX_PERCENT = 1
const MAX_TRANSACTIONS = 2
const MEASURED_MS = 5 * 60_000
/** Pictures of cars are made for some minutes after a first start, and past days of the ledger are closed. */
const LONGEST_SETTLING_MS = 15 * 60_000
const SAMPLE_MS = 15_000
/** Max CPU percentage over a minute at which the process counts as settled. */
const SETTLED_PERCENT = 3
/** The kernel counts in hundredths of a second. */
const TICKS_PER_SECOND = 100

/** Measures the processor share and the transactions of an idle product, started as `npm start` does. */
export async function idleRows(dir: string): Promise<Row[]> {
  const dataDir = join(dir, 'idle')
  const server = await startServer({
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    NODE_ENV: 'development',
    PLANS: '',
    ECB_URL: 'off',
    LOG_LEVEL: 'warn',
    SHED_ABOVE_MS: '200',
    RATE_LIMIT_SCALE: '1',
    ...SERVER_MEMORY,
  })
  const database = openDatabase(urlOfRunning(join(dataDir, 'postgres')) ?? '', { connections: 1 })
  try {
    await settle(server.pid ?? 0)
    const before = await used(server.pid ?? 0, database.db)
    await wait(MEASURED_MS)
    const after = await used(server.pid ?? 0, database.db)
    const seconds = (after.at - before.at) / 1000
    const percent = (100 * (after.processor - before.processor)) / seconds
    const transactions = (after.transactions - before.transactions) / seconds
    return [
      {
        work: 'an idle product and its PostgreSQL',
        measured: `${percent.toFixed(2)} % of a processor`,
        needed: `≤ ${MAX_PERCENT} %`,
        holds: percent <= MAX_PERCENT,
      },
      {
        work: 'transactions of an idle product',
        measured: `${transactions.toFixed(2)} a second`,
        needed: `≤ ${MAX_TRANSACTIONS}`,
        holds: transactions <= MAX_TRANSACTIONS,
      },
    ]
  } finally {
    await database.close()
    await server.stop()
  }
}

/** Waits until the jobs of a first start are done. */
async function settle(pid: number): Promise<void> {
  const until = performance.now() + LONGEST_SETTLING_MS
  let quiet = 0
  for (let before = await processorSeconds(pid); quiet < 60_000 / SAMPLE_MS;) {
    if (performance.now() > until) throw new Error('the product did not settle')
    await wait(SAMPLE_MS)
    const after = await processorSeconds(pid)
    quiet = (100_000 * (after - before)) / SAMPLE_MS < SETTLED_PERCENT ? quiet + 1 : 0
    before = after
  }
}

async function used(pid: number, db: Db) {
  const { rows } = await sql<{ transactions: number }>`
    select xact_commit as transactions from pg_stat_database where datname = current_database()`.execute(db)
  return {
    at: performance.now(),
    processor: await processorSeconds(pid),
    transactions: rows[0]?.transactions ?? 0,
  }
}

/** Returns the CPU time of a process and all its descendants, including ended ones. Linux only. */
async function processorSeconds(pid: number): Promise<number> {
  const processes = new Map<number, { parent: number; ticks: number }>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0)
    if (stat !== '') processes.set(Number(name), { parent: Number(fields[1]), ticks })
  }
  const sum = (id: number): number =>
    [...processes].reduce(
      (total, [child, { parent }]) => (parent === id ? total + sum(child) : total),
      processes.get(id)?.ticks ?? 0,
    )
  return sum(pid) / TICKS_PER_SECOND
}
